import type { Freshness, Text } from '@updown/shared';
import { styled, usePriceAge, usePriceFreshness, VisuallyHidden, msg } from '@updown/shared';
import { t, rich } from '../texts/texts';

type Shown = Exclude<Freshness, 'waiting'>;

const inks = { live: 'muted', delayed: 'warning', offline: 'down' } as const;

// A phone has room for bad news only, which it takes from the name beside the logo.
const Mark = styled.span<{ $shown: Shown }>`
  display: ${({ $shown }) => ($shown === 'live' ? 'none' : 'inline-flex')};
  align-items: center;
  gap: 6px;
  color: ${({ theme, $shown }) => theme.color[inks[$shown]]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme, $shown }) =>
    $shown === 'live' ? theme.font.weight.regular : theme.font.weight.semibold};
  white-space: nowrap;

  ${({ theme }) => theme.media.medium} {
    display: inline-flex;
  }
`;

const Dot = styled.span<{ $shown: Shown }>`
  width: 8px;
  height: 8px;
  background: ${({ theme, $shown }) => ($shown === 'live' ? theme.color.up : 'currentcolor')};
  border-radius: ${({ theme }) => theme.radius.pill};
`;

const spoken: Record<Freshness, Text | null> = {
  waiting: null,
  live: null,
  delayed: msg('The price is delayed.'),
  offline: msg('There is no connection to the game.'),
};

/** Whether prices arrive: 'Live · 1 s ago', 'Delayed 14 s' or 'Offline'. */
export function LiveMark() {
  const freshness = usePriceFreshness();
  const said = spoken[freshness];
  return (
    <>
      <VisuallyHidden role="status">{said !== null && t(said)}</VisuallyHidden>
      {freshness !== 'waiting' && (
        <Mark $shown={freshness} data-freshness={freshness} aria-hidden={freshness === 'live'}>
          <Dot $shown={freshness} />
          {freshness === 'offline' ? t('Offline') : <Aged isLive={freshness === 'live'} />}
        </Mark>
      )}
    </>
  );
}

function Aged({ isLive }: { isLive: boolean }) {
  const age = <span ref={usePriceAge()} />;
  return <span>{isLive ? rich('Live · {age} ago', { age }) : rich('Delayed {age}', { age })}</span>;
}
