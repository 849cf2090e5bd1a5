import {
  formatCount,
  formatTokens,
  Stat,
  Stats,
  useContractInfoQuery,
  useSymbol,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { Loaded } from '../dashboard/loaded';
import { AddressRow, Addresses } from './addresses';

/** The contract's balances and addresses. */
export function ContractFigures() {
  const symbol = useSymbol();
  const query = useContractInfoQuery();
  return (
    <Loaded query={query} failed={t('Admin Panel Error')} height="21rem">
      {(data) => (
        <>
          <Addresses>
            <AddressRow label={t('Contract')} address={data.contractAddress} />
            <AddressRow label={t('Game manager')} address={data.gameManagerAddress} />
          </Addresses>
          <Stats>
            <Stat label={t('Contract balance')}>
              {`${formatTokens(data.contractBalance)} ${symbol}`}
            </Stat>
            <Stat
              label={t('Free reserve')}
            >{`${formatTokens(data.currentRewardPool)} ${symbol}`}</Stat>
            <Stat label={t('Locked for players')}>
              {`${formatTokens(data.totalLockedTokens)} ${symbol}`}
            </Stat>
            <Stat label={t('House balance')}>
              {`${formatTokens(data.currentHouseBalance)} ${symbol}`}
            </Stat>
            <Stat label={t('Burned')}>{`${formatTokens(data.totalTokensBurned)} ${symbol}`}</Stat>
            <Stat label={t('Rounds')}>{formatCount(BigInt(data.totalRounds))}</Stat>
            <Stat
              label={t("Manager's gas")}
            >{`${formatTokens(data.gameManagerBalance, 4)} ETH`}</Stat>
          </Stats>
        </>
      )}
    </Loaded>
  );
}
