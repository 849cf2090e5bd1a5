import { formatTime, formatTokens, msg, type OperatorOverview, type Text } from '@updown/shared';
import { t } from '../../texts/texts';
import { Addresses, AddressRow } from '../card/addresses';
import { exactly } from '../card/rounded';
import { Details, Line, Lines, Part, Quiet, TransactionLink } from './lines';

const words: Partial<Record<string, Text>> = {
  postAnswer: msg('Posted a price'),
  resolveRound: msg('Resolved a round'),
  voidRound: msg('Voided a round'),
  claimManyFor: msg('Paid out a round'),
  startNewRound: msg('Started a round'),
};

function wordOf(action: string): string {
  const word = words[action];
  return word === undefined ? action : t(word);
}

/** The account that posts prices and resolves rounds: its gas and its latest actions. */
export function KeeperActions({ keeper }: { keeper: OperatorOverview['keeper'] }) {
  return (
    <Part aria-label={t('Keeper')}>
      <h3>{t('Keeper')}</h3>
      {keeper === null ? (
        <Quiet>
          {t('This server does not run the keeper. It does not post prices or resolve rounds.')}
        </Quiet>
      ) : (
        <>
          <Addresses>
            <AddressRow label={t('Account')} address={keeper.address} />
          </Addresses>
          <Quiet title={exactly(keeper.balance, 'ETH')}>
            {t('Gas left: {amount} ETH', { amount: formatTokens(keeper.balance, 4) })}
          </Quiet>
          <Lines>
            {keeper.actions.map(({ at, action, details, transactionHash, error }) => (
              <Line key={`${at} ${action} ${details}`}>
                <span>
                  {wordOf(action)} <Details of={details} />
                </span>
                <Quiet>
                  <span translate="no">{formatTime(at)}</span>{' '}
                  {transactionHash === null ? error : <TransactionLink hash={transactionHash} />}
                </Quiet>
              </Line>
            ))}
          </Lines>
        </>
      )}
    </Part>
  );
}
