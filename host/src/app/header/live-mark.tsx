import {
  type Freshness,
  type Text,
  styled,
  usePriceAge,
  usePriceFreshness,
  useSession,
  VisuallyHidden,
  msg,
} from '@updown/shared';
import { t, rich } from '../../../texts/texts';

type Shown = Exclude<Freshness, 'waiting'> | 'reconnecting';

const inks = {
  live: 'muted',
  delayed: 'warning',
  reconnecting: 'warning',
  offline: 'down',
} as const;

// A phone has room for bad news only, in place of the name beside the logo. In a full header the words wrap.
const Mark = styled.span<{ $shown: Shown }>`
  display: ${({ $shown }) => ($shown === 'live' ? 'none' : 'inline-flex')};
  align-items: center;
  gap: 4px;
  min-width: 0;
  color: ${({ theme, $shown }) => theme.color[inks[$shown]]};
  font-size: ${({ theme }) => theme.font.size.xs};
  font-weight: ${({ theme, $shown }) =>
    $shown === 'live' ? theme.font.weight.regular : theme.font.weight.semibold};
  line-height: 1.2;

  /* Beside the notice of an API that is away, nothing says that the game is live. The room stays, so that nothing moves. */
  :root:has([data-api-away]) &[data-freshness='live'] {
    visibility: hidden;
  }
  ${({ theme }) => theme.media.medium} {
    display: inline-flex;
    gap: 6px;

    /* Here the words of some languages leave no room for good news beside the winnings. */
    &[data-freshness='live']:has(+ [data-winnings]) {
      display: none;
    }
  }
  ${({ theme }) => theme.media.large} {
    &[data-freshness='live']:has(+ [data-winnings]) {
      display: inline-flex;
    }
  }
`;

const Dot = styled.span<{ $shown: Shown }>`
  flex: none;
  width: 8px;
  height: 8px;
  background: ${({ theme, $shown }) => ($shown === 'live' ? theme.color.up : 'currentcolor')};
  border-radius: ${({ theme }) => theme.radius.pill};
`;

const Words = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

const spoken: Record<Freshness | Shown, Text | null> = {
  waiting: null,
  reconnecting: msg('Reconnecting…'),
  live: null,
  delayed: msg('The price is delayed.'),
  offline: msg('There is no connection to the game.'),
};

/** Shows whether prices arrive: 'Live · 1 s ago', 'Delayed 14 s' or 'Offline', and whether the session still reconnects. */
export function LiveMark() {
  const freshness = usePriceFreshness();
  const { isReconnecting } = useSession();
  const shown = isReconnecting && freshness !== 'offline' ? 'reconnecting' : freshness;
  const said = spoken[shown];
  return (
    <>
      <VisuallyHidden role="status">{said !== null && t(said)}</VisuallyHidden>
      {shown !== 'waiting' && (
        <Mark $shown={shown} data-freshness={shown} aria-hidden={shown === 'live'}>
          <Dot $shown={shown} />
          <Words>{words(shown)}</Words>
        </Mark>
      )}
    </>
  );
}

function words(shown: Shown) {
  if (shown === 'offline') return t('Offline');
  return shown === 'reconnecting' ? t('Reconnecting…') : <Aged isLive={shown === 'live'} />;
}

function Aged({ isLive }: { isLive: boolean }) {
  const age = <span ref={usePriceAge()} />;
  return isLive ? rich('Live · {age} ago', { age }) : rich('Delayed {age}', { age });
}
