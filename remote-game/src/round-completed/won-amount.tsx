import {
  exactAmount,
  MOTION_QUERY,
  styled,
  useLanguage,
  useSymbol,
  VisuallyHidden,
} from '@updown/shared';
import { useCallback } from 'react';
import { remembered } from '../player/use-kept';
import { usePlayer } from '../player/use-player';
import { claimSum } from '../rules/claim-text';
import { countUp } from './count-up';

const counted = remembered('counted');

const Text = styled.span`
  overflow-wrap: anywhere;

  > [data-counted] {
    animation: ${({ theme }) => theme.motion.shineText} 1200ms ease-out;
  }
`;

interface WonAmountProps {
  roundId: number;
  units: bigint;
  isWin: boolean;
}

/** '15,380.95 ION'. A win counts up and then glows, once; a screen reader reads the whole amount at once. */
export function WonAmount({ roundId, units, isWin }: WonAmountProps) {
  const symbol = useSymbol();
  const { address } = usePlayer();
  const { language } = useLanguage();
  const count = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const format = (some: bigint) => claimSum(some, symbol);
      element.textContent = format(units);
      const isNews = isWin && counted.get(address) !== roundId;
      if (!isNews || !window.matchMedia(MOTION_QUERY).matches) return;
      counted.set(address, roundId);
      return countUp(element, units, format);
    },
    [address, roundId, isWin, symbol, units],
  );
  return (
    <Text title={`${exactAmount(units)} ${symbol}`}>
      <span key={language} aria-hidden translate="no" ref={count} />
      <VisuallyHidden translate="no">{claimSum(units, symbol)}</VisuallyHidden>
    </Text>
  );
}
