import { Button, styled, TraceMark } from '@updown/shared';
import { t } from '../../texts/texts';
import { describeFailure, type RemoteFailure } from '../federation/remote-failure';

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
  /** Absent if a retry cannot help. */
  onRetry?: (() => void) | undefined;
  /** Whether the site now has another version, so that a reload helps. */
  isReplaced?: boolean;
  /** The trace of the failure's report, if there is one. */
  trace?: string | undefined;
}

/** Stands in for a failed remote: its name and version, the failure, and the remedy, which is a retry or a reload. */
export function FailureCard(props: FailureCardProps) {
  const { title, failure, onRetry, isReplaced = false, trace } = props;
  return (
    <Frame role="alert" aria-label={t('{title} is not available', { title })}>
      <Title>{t('{title} is not available', { title })}</Title>
      <p>
        {describeFailure(failure)} {t('The rest of the page works.')}
      </p>
      <Source>
        {t('Remote {remote}, version {version}', {
          remote: failure.remote,
          version: failure.version,
        })}
      </Source>
      <TraceMark id={trace} />
      {isReplaced && <p>{t('The site has a different version now. Reload to get it.')}</p>}
      {isReplaced ? (
        <Button onClick={() => location.reload()}>{t('Reload page')}</Button>
      ) : (
        onRetry && <Button onClick={onRetry}>{t('Retry')}</Button>
      )}
    </Frame>
  );
}

const Off = styled.section`
  padding: ${({ theme }) => theme.space.md};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.sm};
  overflow-wrap: anywhere;
`;

/** Stands in for a remote that the site has disabled. */
export function OffCard({ title, reason }: { title: string; reason: string }) {
  const text = t('{title} is switched off', { title });
  return (
    <Off aria-label={text}>
      {text}: {reason}
    </Off>
  );
}
