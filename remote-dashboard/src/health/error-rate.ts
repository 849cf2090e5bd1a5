import { formatCount } from '@updown/shared';
import { t } from '../texts/texts';
import type { HealthFigure, Level, Seen } from './figure';
import { formatSpan } from './span';

/** A single failed call may be an accident, a share of one in a hundred is none. */
const MANY = 5;
const HIGH_SHARE = 0.01;

function levelOf(failed: number, share: number): Level {
  if (failed === 0) return 'ok';
  return failed >= MANY && share >= HIGH_SHARE ? 'act' : 'watch';
}

/** '0%', '0.02%', '<0.01%': never 0 while a call has failed. */
function formatShare(share: number): string {
  if (share > 0 && share < 0.0001) return '<0.01%';
  return `${Number((share * 100).toFixed(2))}%`;
}

/** The share of calls to this server that it could not answer. */
export function errorRate({ overview: { calls } }: Seen): HealthFigure {
  const { total, failed, seconds } = calls;
  const share = total === 0 ? 0 : failed / total;
  return {
    label: t('Error rate'),
    value: formatShare(share),
    note: t('{failed} of {total} calls in {span}', {
      failed,
      total: formatCount(BigInt(total)),
      span: formatSpan(seconds),
    }),
    level: levelOf(failed, share),
  };
}
