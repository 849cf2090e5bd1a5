import {
  Direction,
  Failure,
  POLL_MS,
  type RoundHistoryItem,
  Skeleton,
  styled,
  useCurrentRoundQuery,
  useMediaQuery,
  usePolling,
  VisuallyHidden,
} from '@updown/shared';
import { useId } from 'react';
import { t } from '../../texts/texts';
import { Marquee } from './marquee';

/** As many as fit into the narrowest window. */
const SHOWN = 8;

const List = styled.ul`
  display: flex;
  justify-content: space-between;
  font-size: ${({ theme }) => theme.font.size.sm};

  > li {
    position: relative;
  }
`;

/** The latest outcomes as marks at rest, newest first, for a window too narrow for a ticker. */
function StillResults({ history }: { history: readonly RoundHistoryItem[] }) {
  return (
    <List aria-label={t('Recent results')}>
      {history.slice(0, SHOWN).map(({ id, outcome }) => (
        <li key={id} title={`#${id}`}>
          <VisuallyHidden translate="no">{`#${id} `}</VisuallyHidden>
          <Direction of={outcome} isBrief />
        </li>
      ))}
    </List>
  );
}

// One row without a card, because the page draws the surrounding strip.
const Frame = styled.section`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  min-width: 0;
  min-height: 44px;
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.sm};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  white-space: nowrap;
`;

const Result = styled.span`
  display: inline-flex;
  gap: ${({ theme }) => theme.space.xs};
  align-items: baseline;
  padding: 0 ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.sm};
  white-space: nowrap;
`;

// Every state is as tall as the row with its button, so that the page does not shift.
const Line = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: 32px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};

  > * {
    flex: 1;
    min-width: 0;
  }
  > p {
    line-height: 1.2;
  }
`;

const Id = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

function itemOf({ id, outcome }: RoundHistoryItem) {
  return {
    key: id,
    content: (
      <Result>
        <Id translate="no">{`#${id}`}</Id>
        <Direction of={outcome} />
      </Result>
    ),
  };
}

/** On narrower phones, a ticker shows too little at a time. */
const TICKER = '@media (min-width: 360px)';

/** A ticker of the outcomes of recent rounds. */
export function LiveResults() {
  const titleId = useId();
  // Selects only the history, so that a stake in the live round does not render this component.
  const { history, isLoading, isError, refetch } = useCurrentRoundQuery(undefined, {
    ...usePolling(POLL_MS.round),
    selectFromResult: ({ data, isLoading, isError }) => ({
      history: data?.history,
      isLoading,
      isError,
    }),
  });
  return (
    <Frame aria-labelledby={titleId} aria-busy={isLoading}>
      <Title id={titleId}>{t('Live Results')}</Title>
      <Line>
        {isLoading && <Skeleton height="20px" />}
        {isError && history === undefined && (
          <Failure title={t("Couldn't load recent results.")} onRetry={() => void refetch()} />
        )}
        {history?.length === 0 && <p>{t('No results yet.')}</p>}
        {history !== undefined && history.length > 0 && <Outcomes history={history} />}
      </Line>
    </Frame>
  );
}

function Outcomes({ history }: { history: readonly RoundHistoryItem[] }) {
  if (!useMediaQuery(TICKER)) return <StillResults history={history} />;
  return <Marquee label={t('Recent results')} items={history.map(itemOf)} />;
}
