import type { Result } from '../testing/report';
import type { Claim } from './checklist';
import { unmetClaims } from './claims-met';

function claim(shown: string): Claim {
  return {
    section: '2',
    sentence: 14,
    part: 'b',
    what: 'What it says',
    file: 'app/a.test.ts',
    shown,
  };
}
function ran(name: string, outcome: Result['outcome'] = 'passed'): Result {
  return {
    file: 'app/a.test.ts',
    name,
    outcome,
  };
}

test('a test that passed meets its claim, alone or in its groups', () => {
  expect(unmetClaims([claim('it works')], [ran('it works')])).toEqual([]);
  expect(unmetClaims([claim('it works')], [ran('on PGlite › it works')])).toEqual([]);
  expect(unmetClaims([claim('group › it works')], [ran('group › it works')])).toEqual([]);
});

test.each([
  ['is %s (%i of 100%)', 'is UP (3 of 100%)'],
  ['at ${width} px it fits', 'at 390 px it fits'],
  ['a $kind is taken', 'a bet is taken'],
])('the values in "%s" may be any', (shown, name) => {
  expect(unmetClaims([claim(shown)], [ran(name)])).toEqual([]);
});

test('a test that was not run, was skipped or failed does not', () => {
  const claims = [claim('it works')];
  const place = "2.14b: 'it works' in app/a.test.ts";
  expect(unmetClaims(claims, [])).toEqual([`${place} was not run.`]);
  expect(unmetClaims(claims, [ran('that it works')])).toEqual([`${place} was not run.`]);
  expect(unmetClaims(claims, [{ ...ran('it works'), file: 'app/b.test.ts' }])).toEqual([
    `${place} was not run.`,
  ]);
  expect(unmetClaims(claims, [ran('it works', 'skipped')])).toEqual([`${place} was skipped.`]);
  expect(unmetClaims(claims, [ran('it works'), ran('group › it works', 'failed')])).toEqual([
    `${place} was failed.`,
  ]);
});
