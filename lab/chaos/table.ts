import type { Outcome } from './run';

function whole(value: number) {
  return Math.round(value).toLocaleString('en');
}

/** The outcome as a Markdown table. */
export function tableOf({ rows }: Outcome): string {
  return [
    '| fault | alert | after (s) | requests | failed | of these 503 in the shape of the API | slowest answer (s) | recovered after (s) | lost |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map(
      ({ fault, alert, requests, failed, unavailable, slowestMs, recoverySeconds, lost }) =>
        `| ${fault} | ${alert?.name ?? '—'} | ${alert?.seconds.toFixed(0) ?? '—'} | ${whole(requests)} | ${whole(failed)} | ${whole(unavailable)} | ${(slowestMs / 1000).toFixed(1)} | ${recoverySeconds.toFixed(1)} | ${lost} |`,
    ),
  ].join('\n');
}
