import { t } from '../texts/texts';
import { levelFrom, worst, type HealthFigure, type Seen } from './figure';
import { formatSpan } from './span';

/** Behind by more blocks, a process is not ready. */
const MOST_BEHIND = 20;
const USUAL_BEHIND = 3;

/** `LONGEST_CHAIN_SILENCE_SECONDS` of the API, by default. */
const LONGEST_SILENCE = 30;
const USUAL_SILENCE = 10;

/** How far the index is behind the chain. */
export function indexLag({ overview: { index } }: Seen): HealthFigure {
  const behind = Math.max(0, index.chainBlock - index.block);
  const silence = index.silentSeconds;
  return {
    label: t('Index lag'),
    value: t('{n, plural, one {# block} other {# blocks}}', { n: behind }),
    note: t('Node answered {span} ago', { span: formatSpan(silence) }),
    level: worst(
      levelFrom(behind, USUAL_BEHIND + 1, MOST_BEHIND + 1),
      levelFrom(silence, USUAL_SILENCE, LONGEST_SILENCE),
    ),
  };
}
