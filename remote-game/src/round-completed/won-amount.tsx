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
import { claimSum } from '../rules/payout-state';

const LENGTH_MS = 900;

/** Counts the element's text up to an amount and then marks it `data-counted`. Returns a function that finishes the animation at once. */
export function countUp(
  element: HTMLElement,
  units: bigint,
  format: (units: bigint) => string,
): () => void {
  const start = performance.now();
  let frame = requestAnimationFrame(draw);
  function draw(now: number): void {
    const share = Math.min(1, (now - start) / LENGTH_MS);
    // Ease out.
    const done = BigInt(Math.round((1 - (1 - share) ** 3) * 1000));
    element.textContent = format((units * done) / 1000n);
    if (share < 1) frame = requestAnimationFrame(draw);
    else element.dataset['counted'] = '';
  }
  return () => {
    cancelAnimationFrame(frame);
    element.textContent = format(units);
  };
}

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
