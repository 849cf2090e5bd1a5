import { Button, styled, TraceMark } from '@updown/shared';
import { useEffect, useState } from 'react';
import { t } from '../../texts/texts';
import { describeFailure, type RemoteFailure } from '../federation/remote-failure';
import { useHost, useSite } from '../host-context';
import { readServedSite } from '../site/read-site';
import { isOwn } from '../site/site';
import type { Place } from './place';

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

/** The same for an entry of a list, in its one line. */
const Line = styled.p`
  overflow: hidden;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.xs};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

interface OffCardProps {
  title: string;
  reason: string;
  isBrief?: boolean;
}

/** Stands in for a remote that the site has disabled. */
export function OffCard({ title, reason, isBrief = false }: OffCardProps) {
  const text = t('{title} is switched off', { title });
  if (isBrief) return <Line>{text}</Line>;
  return (
    <Off aria-label={text}>
      {text}: {reason}
    </Off>
  );
}

interface FailedPlaceProps extends Pick<Place, 'title' | 'quiet' | 'entry'> {
  failure: RemoteFailure;
  onRetry?: () => void;
}

/** The place of a failed remote: an error card, a line for an entry, or nothing if the page reports the failure elsewhere. */
export function FailedPlace(props: FailedPlaceProps) {
  const { title, quiet = false, entry } = props;
  if (quiet) return null;
  return entry ? (
    <Line>{t('{title} is not available', { title })}</Line>
  ) : (
    <FailedCard {...props} />
  );
}

function FailedCard({ title, failure, onRetry }: FailedPlaceProps) {
  const isReplaced = useIsReplaced(failure.remote);
  const trace = useTrace(failure);
  return <FailureCard {...{ title, failure, onRetry, isReplaced, trace }} />;
}

function useTrace(failure: RemoteFailure): string | undefined {
  const { traceOf } = useHost();
  const [trace, setTrace] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void traceOf(failure).then((named) => wanted && setTrace(named));
    return () => {
      wanted = false;
    };
  }, [traceOf, failure]);
  return trace;
}

/** Whether the server's descriptor now names another version of a failed remote. Then a reload helps, and a retry may not. */
function useIsReplaced(remote: string): boolean {
  const site = useSite();
  const [isReplaced, setReplaced] = useState(false);
  // A reload loads the same version again, not the site's.
  const isOverridden = isOwn(site, remote);
  const ours = JSON.stringify(site.remotes[remote]);
  useEffect(() => {
    if (isOverridden) return;
    let wanted = true;
    const compare = async () => {
      const served = await readServedSite();
      if (wanted) setReplaced(JSON.stringify(served.remotes[remote]) !== ours);
    };
    compare().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [remote, ours, isOverridden]);
  return isReplaced;
}
