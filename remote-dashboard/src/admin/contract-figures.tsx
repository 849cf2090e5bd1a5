import {
  errorMessage,
  Failure,
  formatTokens,
  Skeleton,
  Stat,
  Stats,
  useContractInfoQuery,
} from '@updown/shared';
import { AddressRow, Addresses } from './addresses';

/** What the contract holds, and the account that works it. */
export function ContractFigures() {
  const { data, error, refetch } = useContractInfoQuery();
  if (error !== undefined) {
    return (
      <Failure
        title="Admin Panel Error"
        message={errorMessage(error, 'The contract info cannot be read.')}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data === undefined) {
    return (
      <div aria-busy>
        <Skeleton height="21rem" />
      </div>
    );
  }
  return (
    <>
      <Addresses>
        <AddressRow label="Contract" address={data.contractAddress} />
        <AddressRow label="Game manager" address={data.gameManagerAddress} />
      </Addresses>
      <Stats>
        <Stat label="Contract balance">{formatTokens(data.contractBalance, 2)} ION</Stat>
        <Stat label="Free reserve">{formatTokens(data.currentRewardPool, 2)} ION</Stat>
        <Stat label="Locked for players">{formatTokens(data.totalLockedTokens, 2)} ION</Stat>
        <Stat label="House balance">{formatTokens(data.currentHouseBalance, 2)} ION</Stat>
        <Stat label="Burned">{formatTokens(data.totalTokensBurned, 2)} ION</Stat>
        <Stat label="Rounds">{data.totalRounds}</Stat>
        <Stat label="Manager's gas">{formatTokens(data.gameManagerBalance, 4)} ETH</Stat>
      </Stats>
    </>
  );
}
