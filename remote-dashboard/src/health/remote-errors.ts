import { formatCount, msg, type OperatorOverview } from '@updown/shared';
import { t } from '../../texts/texts';
import { levelFrom, type HealthFigure, type Seen } from './health-figure';

type RemoteErrors = OperatorOverview['remoteErrors'];
type RemoteError = RemoteErrors[number];

/** A page on a bad network reports once or twice; a broken version fails in all pages. */
const MANY = 20;
const SHOWN = 3;

const kinds = {
  unreachable: msg('not found'),
  timeout: msg('no answer'),
  corrupt: msg('damaged'),
  incompatible: msg('does not fit'),
  crashed: msg('crashed'),
} as const satisfies Record<RemoteError['kind'], object>;

function sumOf(errors: RemoteErrors): number {
  return errors.reduce((sum, { count }) => sum + count, 0);
}

function nameOf({ remote, version }: RemoteError): string {
  return `${remote} ${version}`;
}

function line(error: RemoteError): string {
  return `${nameOf(error)} ${t(kinds[error.kind])}: ${formatCount(BigInt(error.count))}`;
}

/** The versions with many failures of any kind: 'chart 0.2.0'. */
export function brokenRemotes({ overview: { remoteErrors } }: Seen) {
  const names = new Set(remoteErrors.map(nameOf));
  return [...names].filter(
    (name) => sumOf(remoteErrors.filter((error) => nameOf(error) === name)) >= MANY,
  );
}

/** The number of remote failures in all pages in the last hour, and the affected remotes. */
export function remoteFailures(seen: Seen): HealthFigure {
  const { remoteErrors } = seen.overview;
  const total = sumOf(remoteErrors);
  return {
    label: t('Failed remotes'),
    value: formatCount(BigInt(total)),
    note:
      total === 0 ? t('None in the last hour') : remoteErrors.slice(0, SHOWN).map(line).join(' · '),
    level: brokenRemotes(seen).length > 0 ? 'act' : levelFrom(total, 1, Infinity),
  };
}
