import { formatTime, formatTokens, type OperatorOverview } from '@updown/shared';
import { AddressRow, Addresses } from '../admin/addresses';
import { Line, Lines, Part, Quiet } from './lines';
import { TransactionLink } from './transaction-link';

const words: Record<string, string> = {
  postAnswer: 'Posted a price',
  resolveRound: 'Resolved a round',
  voidRound: 'Voided a round',
};

/** The account that posts prices and ends rounds: its gas, and what it did lately. */
export function KeeperActions({ keeper }: { keeper: OperatorOverview['keeper'] }) {
  return (
    <Part aria-label="Keeper">
      <h3>Keeper</h3>
      {keeper === null ? (
        <Quiet>This server has no keeper: nobody here posts prices or ends rounds.</Quiet>
      ) : (
        <>
          <Addresses>
            <AddressRow label="Account" address={keeper.address} />
          </Addresses>
          <Quiet>Gas left: {formatTokens(keeper.balance, 4)} ETH</Quiet>
          <Lines>
            {keeper.actions.map(({ at, action, details, transactionHash, error }) => (
              <Line key={`${at} ${action} ${details}`}>
                <span>
                  {words[action] ?? action} <Quiet>{details}</Quiet>
                </span>
                <Quiet>
                  {formatTime(at)}{' '}
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
