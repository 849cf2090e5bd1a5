import { Button, Field, formatAmount, styled } from '@updown/shared';
import {
  quickAmounts,
  STAKE_STEP,
  stakeProblem,
  stakeText,
  type Limits,
} from '../rules/stake-input';
import type { Stake } from './use-stake';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const Quick = styled(Button)`
  padding: 0;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accent};
  }
`;

const limitsText = ({ minimum, maximum }: Limits): string =>
  `Min ${formatAmount(minimum)} · Max ${formatAmount(maximum)}`;

interface StakeFieldProps {
  stake: Stake;
  limits: Limits;
  symbol: string;
  /** What the sides take now, where it is less than the maximum. */
  reserve: string | null;
  /** Neither side takes the stake. */
  isRefused: boolean;
}

/** How much to bet: typed, or one of the quick amounts. */
export function StakeField({ stake, limits, symbol, reserve, isRefused }: StakeFieldProps) {
  const problem = stakeProblem(stake.stake, limits) ?? (isRefused ? reserve : null);
  return (
    <Group>
      <Field
        {...stake.input}
        type="number"
        inputMode="decimal"
        label={`Stake (${symbol})`}
        min={stakeText(limits.minimum)}
        max={stakeText(limits.maximum)}
        step={STAKE_STEP}
        {...(problem === null
          ? { hint: [limitsText(limits), reserve].filter((text) => text !== null).join('. ') }
          : { error: problem })}
      />
      <Row role="group" aria-label="Quick amounts">
        {quickAmounts(limits).map(({ label, stake: amount }) => (
          <Quick
            key={label}
            $small
            aria-pressed={stake.stake === amount}
            onClick={() => stake.choose(amount)}
          >
            {label}
          </Quick>
        ))}
      </Row>
    </Group>
  );
}
