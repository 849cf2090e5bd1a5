import {
  formatAmount,
  styled,
  theme,
  useSymbol,
  VisuallyHidden,
  useLanguage,
} from '@updown/shared';
import { useCallback } from 'react';
import { remembered } from '../player/use-kept';
import { usePlayer } from '../player/use-player';
import type { ResultAmount } from '../rules/result-amount';
import { countUp } from './count-up';

const counted = remembered('counted');

const Text = styled.strong`
  display: block;
  font-size: ${({ theme }) => theme.font.size.xl};
  font-weight: ${({ theme }) => theme.font.weight.bold};
  letter-spacing: -0.01em;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

interface WonAmountProps {
  roundId: number;
  amount: ResultAmount;
}

/** '+15,380.95 ION'. A win counts up once; a screen reader reads the whole amount at once. */
export function WonAmount({ roundId, amount: { sign, units } }: WonAmountProps) {
  const symbol = useSymbol();
  const { address } = usePlayer();
  const { language } = useLanguage();
  const count = useCallback(
    (element: Element | null) => {
      if (element === null) return;
      const format = (some: bigint) => `${sign}${formatAmount(some)} ${symbol}`;
      element.textContent = format(units);
      const isNews = sign === '+' && counted.get(address) !== roundId;
      if (!isNews || !allowsMotion()) return;
      counted.set(address, roundId);
      return countUp(element, units, format);
    },
    [address, roundId, sign, symbol, units],
  );
  return (
    <Text>
      <span key={language} aria-hidden translate="no" ref={count} />
      <VisuallyHidden translate="no">{`${sign}${formatAmount(units)} ${symbol}`}</VisuallyHidden>
    </Text>
  );
}

function allowsMotion(): boolean {
  return window.matchMedia(theme.media.motion.replace('@media ', '')).matches;
}
