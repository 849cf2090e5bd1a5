import {
  POLL_MS,
  styled,
  useCurrentPriceQuery,
  usePolling,
  usePriceFreshness,
  type CurrentRound,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { decidesText, standingOf, type Standing } from '../rules/standing';

type Way = Standing['way'] | 'unknown';

const inks = { winning: 'up', losing: 'down', level: 'text', unknown: 'warning' } as const;

// Two lines whatever the standing, so that nothing moves when it changes: the text fits the narrowest window.
const Box = styled.div<{ $way: Way }>`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 64px;
  color: ${({ theme, $way }) => theme.color[inks[$way]]};

  strong {
    font-size: ${({ theme }) => `clamp(${theme.font.size.md}, 5vw, ${theme.font.size.lg})`};
    font-weight: ${({ theme }) => theme.font.weight.bold};
    white-space: nowrap;
  }
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.sm};
  }
  &:focus {
    outline: none;
  }
  ${({ theme }) => theme.media.medium} {
    min-height: 76px;

    strong {
      font-size: 1.5rem;
      line-height: 1.3;
    }
  }
  ${({ theme }) => theme.media.large} {
    strong {
      font-size: ${({ theme }) => theme.font.size.xl};
    }
  }
`;

// The bar shows the side beside the standing; a wide ticket shows it among the figures.
const Side = styled.span`
  ${({ theme }) => theme.media.medium} {
    display: none;
  }
`;

interface BetStandingProps {
  round: CurrentRound;
  isUp: boolean;
}

/** Shows whether the bet is winning at the live price, and what decides it. */
export function BetStanding({ round, isUp }: BetStandingProps) {
  const { data } = useCurrentPriceQuery(undefined, usePolling(POLL_MS.price));
  const freshness = usePriceFreshness();
  const isLive = data !== undefined && (freshness === 'live' || freshness === 'waiting');
  const { way, text } = isLive
    ? standingOf(isUp, round.start_price, data.price)
    : { way: 'unknown' as const, text: t('Waiting for the price') };
  return (
    <Box $way={way}>
      <strong>
        <Side aria-hidden>{isUp ? `▲ ${t('UP')} · ` : `▼ ${t('DOWN')} · `}</Side>
        <span>{text}</span>
      </strong>
      <small>{decidesText(isUp, round)}</small>
    </Box>
  );
}
