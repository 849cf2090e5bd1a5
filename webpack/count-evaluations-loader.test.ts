import { runInNewContext } from 'node:vm';
import countEvaluations from './count-evaluations-loader.cjs';

function load(resourcePath: string, source: string): string {
  const options = { name: 'react', version: '19.3.1' };
  let output = '';
  countEvaluations.call(
    {
      resourcePath,
      getOptions: () => options,
      callback: (_error: unknown, result: string) => (output = result),
    },
    source,
    undefined,
  );
  return output;
}

const built = load('/any/where/react.production.js', "'use strict';\nvar made = 1; // the end");

test('the file keeps its content, with the directive first', () => {
  expect(built.startsWith("'use strict';\nvar made = 1;")).toBe(true);
});

test('each evaluation records itself, so a second copy is counted', () => {
  const page: { __UPDOWN_EVALUATED__?: unknown[]; made?: number } = {};
  runInNewContext(built, page);
  expect(page.made).toBe(1);
  expect(page.__UPDOWN_EVALUATED__).toEqual([['react', '19.3.1', 'react.production.js']]);
  runInNewContext(built, page);
  expect(page.__UPDOWN_EVALUATED__).toHaveLength(2);
});
