import {
  Direction,
  formatTokens,
  parseAmount,
  Stat,
  Stats,
  styled,
  type CurrentRound,
} from '@updown/shared';
import { PoolBar } from './pool-bar';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
`;

const Tiles = styled(Stats)`
  grid-template-columns: repeat(2, minmax(0, 1fr));

  > :first-child {
    grid-column: 1 / -1;
  }
`;

/** What is at stake in all, and on either side. */
export function Pools({ round, symbol }: { round: CurrentRound; symbol: string }) {
  const amount = (tokens: string) => `${formatTokens(tokens, 2)} ${symbol}`;
  return (
    <Box>
      <Tiles>
        <Stat label="Total Pool">{amount(round.total_deposits)}</Stat>
        <Stat
          label={
            <>
              <Direction of="UP" /> total
            </>
          }
        >
          {amount(round.up_predictions)}
        </Stat>
        <Stat
          label={
            <>
              <Direction of="DOWN" /> total
            </>
          }
        >
          {amount(round.down_predictions)}
        </Stat>
      </Tiles>
      <PoolBar up={parseAmount(round.up_predictions)} down={parseAmount(round.down_predictions)} />
    </Box>
  );
}
