import { quantile, type Histogram } from './histogram';
import { judgeVitals, type Verdict } from './judge-vitals';

const BOUNDS = [16, 32, 48, 64, 96, 128, 160, 208, 256, 304, 400, 1000].map((ms) => ms / 1000);

/** Some reports of an INP in milliseconds each. */
type Reports = readonly (readonly [count: number, ms: number])[];

function histogram(reports: Reports): Histogram {
  const bounds = [...BOUNDS, Infinity];
  return bounds.map((upTo, index) => {
    const own = reports.filter(
      ([, ms]) => bounds.findIndex((bound) => ms / 1000 <= bound) === index,
    );
    return { upTo, count: own.reduce((sum, [count]) => sum + count, 0) };
  });
}

function verdict(next: Reports, current: Reports): Verdict {
  const [ofNext, ofCurrent] = [next, current].map((reports) => ({
    inp: histogram(reports),
    cls: [],
  }));
  return judgeVitals(ofNext!, ofCurrent!);
}

/** Half of the visitors press something light, most others something heavier, and a tenth have a slow phone. */
function visitors(count: number, addedMs = 0): Reports {
  const shares = [
    [0.5, 30],
    [0.4, 60],
    [0.1, 120],
  ] as const;
  return shares.map(([share, ms]) => [share * count, ms + addedMs]);
}

const cases: readonly [what: string, next: Reports, current: Reports, expected: Verdict][] = [
  ['the same version', visitors(20), visitors(380), 'fine'],
  ['a quicker version', visitors(20, -20), visitors(380), 'fine'],
  ['100 ms more at a share of 5 %', visitors(20, 100), visitors(380), 'worse'],
  ['150 ms more for ten of 200 visitors', [[10, 180]], visitors(190), 'worse'],
  ['100 ms more for half of the visitors', visitors(200, 100), visitors(200), 'worse'],
  ['20 ms more', visitors(400, 20), visitors(400), 'fine'],
  ['no report of either version', [], [], 'fine'],
  ['a remote that hardly anybody uses', [[2, 900]], [[7, 30]], 'fine'],
  ['too few reports of the new version', [[7, 900]], visitors(380), 'unsure'],
  ['no report of the new version', [], visitors(380), 'unsure'],
  ['too few reports of the current version', visitors(100), [[7, 30]], 'unsure'],
  [
    'a healthy version, and five invented slow reports',
    [...visitors(12), [5, 900]],
    visitors(380),
    'unsure',
  ],
  ['the same with more visitors', [...visitors(60), [5, 900]], visitors(380), 'fine'],
  [
    'only invented reports of the new version',
    [
      [8, 30],
      [5, 900],
    ],
    visitors(380),
    'unsure',
  ],
  [
    'a slow version, and five invented quick reports',
    [...visitors(60, 100), [5, 8]],
    visitors(380),
    'worse',
  ],
  [
    'few slow visitors that five quick reports could hide',
    [
      [6, 250],
      [5, 8],
    ],
    visitors(380),
    'unsure',
  ],
  [
    'five invented slow reports of the current version',
    visitors(20, 150),
    [...visitors(40), [5, 900]],
    'worse',
  ],
  [
    'five invented quick reports of the current version',
    visitors(60),
    [...visitors(60), [5, 8]],
    'fine',
  ],
];

test.each(cases)('%s', (_what, next, current, expected) => {
  expect(verdict(next, current)).toBe(expected);
});

test('a version that shifts the page for its visitors is worse, however quick it is', () => {
  const inp = histogram(visitors(40));
  const shifts = (large: number): Histogram => [
    { upTo: 0, count: 40 - large },
    { upTo: 0.25, count: 0 },
    { upTo: 0.5, count: large },
    { upTo: Infinity, count: 0 },
  ];
  expect(judgeVitals({ inp, cls: shifts(30) }, { inp, cls: shifts(0) })).toBe('worse');
  expect(judgeVitals({ inp, cls: shifts(2) }, { inp, cls: shifts(0) })).toBe('fine');
});

test('a quantile lies within its bucket; beyond the last bound it is that bound', () => {
  expect(quantile(0.5, histogram([[4, 40]]))).toBeCloseTo(0.04);
  expect(quantile(1, histogram([[4, 40]]))).toBeCloseTo(0.048);
  expect(quantile(0.75, histogram([[4, 5000]]))).toBe(1);
  expect(quantile(0.75, [])).toBe(0);
});
