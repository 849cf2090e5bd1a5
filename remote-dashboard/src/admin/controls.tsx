import {
  Amount,
  formatCount,
  Notice,
  Stat,
  Stats,
  useContractInfoQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Addresses, AddressRow } from '../card/addresses';
import { Loaded } from '../card/loaded';
import { exactly, gasText } from '../card/rounded';
import { DepositForm } from './deposit-form';
import { Forms } from './forms';
import { FundReserveForm } from './fund-reserve-form';
import { PauseForm } from './pause-form';
import { ResolveRoundForm } from './resolve-round-form';
import { StartRoundForm } from './start-round-form';

/** The contract's balances and addresses. */
function ContractFigures() {
  const symbol = useSymbol();
  const query = useContractInfoQuery();
  const tokens = (amount: string) => <Amount of={amount} symbol={symbol} />;
  return (
    <Loaded query={query} failed={t('Admin Panel Error')} height="21rem">
      {(data) => (
        <>
          <Addresses>
            <AddressRow label={t('Contract')} address={data.contractAddress} />
            <AddressRow label={t('Game manager')} address={data.gameManagerAddress} />
          </Addresses>
          <Stats>
            <Stat label={t('Contract balance')}>{tokens(data.contractBalance)}</Stat>
            <Stat label={t('Free reserve')}>{tokens(data.currentRewardPool)}</Stat>
            <Stat label={t('Locked for players')}>{tokens(data.totalLockedTokens)}</Stat>
            <Stat label={t('House balance')}>{tokens(data.currentHouseBalance)}</Stat>
            <Stat label={t('Burned')}>{tokens(data.totalTokensBurned)}</Stat>
            <Stat label={t('Rounds')}>{formatCount(BigInt(data.totalRounds))}</Stat>
            <Stat label={t("Manager's gas")}>
              <span title={exactly(data.gameManagerBalance, 'ETH')}>
                {gasText(data.gameManagerBalance)}
              </span>
            </Stat>
          </Stats>
        </>
      )}
    </Loaded>
  );
}

/** The everyday commands, the deposit limits, and the contract's figures. */
export function Controls() {
  return (
    <>
      <Forms>
        <StartRoundForm />
        <ResolveRoundForm />
        <PauseForm />
      </Forms>
      <Notice tone="warning">
        {t(
          'The current contract may not allow deposit limit changes. Changes apply from the next round.',
        )}
      </Notice>
      <Forms>
        <DepositForm bound="minimum" />
        <DepositForm bound="maximum" />
        <FundReserveForm />
      </Forms>
      <ContractFigures />
    </>
  );
}
