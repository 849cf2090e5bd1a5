import { Button, styled } from '@updown/shared';
import { describeFailure, type RemoteFailure } from './remote-failure';

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.lg};
  background: ${({ theme }) => theme.color.surface};
  border: 1px dashed ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.lg};
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  font-size: ${({ theme }) => theme.font.size.lg};
`;

const Source = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
`;

interface FailureCardProps {
  title: string;
  failure: RemoteFailure;
  onRetry: () => void;
}

/** Stands in a remote's place: whose failure it is, what happened, and the way to try again. */
export function FailureCard({ title, failure, onRetry }: FailureCardProps) {
  return (
    <Frame role="alert" aria-label={`${title} is not available`}>
      <Title>{title} is not available</Title>
      <p>{describeFailure(failure)} The rest of the page works.</p>
      <Source>
        Remote {failure.remote}, version {failure.version}
      </Source>
      <Button onClick={onRetry}>Retry</Button>
    </Frame>
  );
}
