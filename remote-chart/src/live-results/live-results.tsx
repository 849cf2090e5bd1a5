import { useId } from 'react';
import {
  Direction,
  Failure,
  POLL_MS,
  Skeleton,
  styled,
  useCurrentRoundQuery,
  usePolling,
  type RoundHistoryItem,
} from '@updown/shared';
import { Marquee } from './marquee';

const Frame = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
  min-width: 0;
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
  background: ${({ theme }) => theme.color.surface};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.md};

  ${({ theme }) => theme.media.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.md};
  }
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

// Every state is as high as the row with its button, so that nothing below moves.
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
`;

const Id = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

function itemOf({ id, outcome }: RoundHistoryItem) {
  return {
    key: id,
    content: (
      <Result>
        <Id>#{id}</Id>
        <Direction of={outcome} />
      </Result>
    ),
  };
}

/** The outcomes of the rounds before, sliding by. */
export function LiveResults() {
  const titleId = useId();
  // The history alone: a stake in the live round renders nothing here.
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
      <Title id={titleId}>Live Results</Title>
      <Line>
        {isLoading && <Skeleton height="20px" />}
        {isError && history === undefined && (
          <Failure title="The results cannot be read." onRetry={() => void refetch()} />
        )}
        {history?.length === 0 && <p>No round has ended yet. Each result will appear here.</p>}
        {history !== undefined && history.length > 0 && (
          <Marquee label="Recent results" items={history.map(itemOf)} />
        )}
      </Line>
    </Frame>
  );
}
