import { authApi, Button, css, exactAmount, skipToken, styled } from '@updown/shared';
import { useId, useState } from 'react';
import { t } from '../../texts/texts';
import { usePlayer, useTokens } from '../player/use-player';
import { useLargest } from '../round/use-limits';
import { highestStake, type Limits, quickAmounts, stakeError } from '../rules/stake-input';
import { TokenLine } from '../token-info/token-line';
import { StakeInput } from './stake-input';
import type { Stake } from './use-stake';

const Text = styled.button`
  min-width: 44px;
  min-height: 44px;
  margin: -8px -12px -8px 0;
  padding: 0 12px;
  background: none;
  border: 0;
  border-radius: ${({ theme }) => theme.radius.sm};
  color: ${({ theme }) => theme.color.accent};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  cursor: pointer;

  &:disabled {
    color: ${({ theme }) => theme.color.muted};
    cursor: not-allowed;
  }
`;

interface MaxButtonProps {
  limits: Limits;
  onChoose: (stake: bigint) => void;
}

/** Sets the highest stake that balance, limit and reserve allow. */
function MaxButton({ limits, onChoose }: MaxButtonProps) {
  const { balance } = useTokens();
  const largest = useLargest();
  if (typeof balance !== 'bigint') return null;
  const highest = highestStake(balance, limits, largest);
  return (
    <Text
      type="button"
      aria-label={t('Max stake')}
      disabled={highest === null}
      onClick={() => highest !== null && onChoose(highest)}
    >
      {t('Max')}
    </Text>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A small window shows the balance only while its sheet is open, and the label only to screen readers. */
const hiddenLine = css`
  position: absolute;
  clip-path: inset(50%);
  pointer-events: none;

  > div {
    display: none;
  }
`;

const Line = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  min-height: 28px;
  column-gap: ${({ theme }) => theme.space.sm};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > div {
    display: flex;
    align-items: center;
  }
  @media (max-width: 719px) {
    ${({ $isOpen }) => !$isOpen && hiddenLine}
  }
`;

const Row = styled.div<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${({ theme }) => theme.space.xs};

  @media (max-width: 719px) {
    ${({ $isOpen }) => !$isOpen && 'display: none;'}
  }
`;

const Quick = styled(Button)`
  min-height: 44px;
  padding: 0;

  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.accent};
  }
  ${({ theme }) => theme.media.medium} {
    min-height: 40px;
  }
`;

function limitsText({ minimum, maximum }: Limits): string {
  return t('Min {minimum} · Max {maximum}', {
    minimum: exactAmount(minimum),
    maximum: exactAmount(maximum),
  });
}

/** Whether the operator pays this player's gas; null if it pays for no player, or before the API answers. */
function useFreeGas(): boolean | null {
  const { config, session } = usePlayer();
  const isSignedIn = session === 'signed-in';
  const isSponsored = config?.sponsorsGas === true;
  const { data } = authApi.endpoints.me.useQuery(isSponsored && isSignedIn ? undefined : skipToken);
  if (!isSponsored) return null;
  if (!isSignedIn) return true;
  return data === undefined ? null : data.gas_is_free;
}

function gasText(isFree: boolean | null): string[] {
  if (isFree === null) return [];
  return [isFree ? t('Gas: free') : t('Gas: not free for your account')];
}

interface StakeFieldProps {
  stake: Stake;
  limits: Limits;
  symbol: string;
  /** The stakes that the sides currently accept, if less than the maximum. */
  reserve: string | null;
  /** Whether neither side accepts the stake. */
  isOverLimit: boolean;
}

/** The stake: typed, stepped, or one of the quick amounts. */
export function StakeField({ stake, limits, symbol, reserve, isOverLimit }: StakeFieldProps) {
  const id = useId();
  const isFree = useFreeGas();
  const [isOpen, setIsOpen] = useState(false);
  const twoWays = stake.isAmbiguous
    ? t('This amount is ambiguous. Enter it without thousands separators.')
    : null;
  const error = twoWays ?? stakeError(stake.stake, limits) ?? (isOverLimit ? reserve : null);
  const hint = [limitsText(limits), ...gasText(isFree)].join(' · ');
  return (
    <Group>
      <Line $isOpen={isOpen}>
        <label htmlFor={id}>{t('Stake ({symbol})', { symbol })}</label>
        <div>
          <TokenLine />
          <MaxButton limits={limits} onChoose={stake.choose} />
        </div>
      </Line>
      <StakeInput
        id={id}
        stake={stake}
        limits={limits}
        symbol={symbol}
        note={error ?? [hint, reserve].filter((text) => text !== null).join('. ')}
        isError={error !== null}
        sheet={{ isOpen, onToggle: () => setIsOpen(!isOpen) }}
      >
        <Row $isOpen={isOpen} role="group" aria-label={t('Quick amounts')}>
          {quickAmounts(limits).map(({ label, stake: amount }) => (
            <Quick
              key={label}
              aria-pressed={stake.stake === amount}
              onClick={() => {
                stake.choose(amount);
                setIsOpen(false);
              }}
            >
              {label}
            </Quick>
          ))}
        </Row>
      </StakeInput>
    </Group>
  );
}
