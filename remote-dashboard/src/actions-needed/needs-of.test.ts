import type { OperatorOverview } from '@updown/shared';
import { NOW, overview } from '../../testing/api';
import { needsOf } from './needs-of';

const now = NOW / 1000;
const { feed, keeper, index, calls } = overview;
const [action] = keeper!.actions;

function needs(changes: Partial<OperatorOverview>) {
  return needsOf({ overview: { ...overview, ...changes }, now, symbol: 'ION' });
}
function waits(seconds: number) {
  const endedAt = now - seconds;
  return { roundId: 41, endedAt, waitedSeconds: seconds, voidableAt: endedAt + 3600 };
}

test('no action is needed in a calm game', () => {
  expect(needs({})).toEqual([]);
  expect(needs({ waiting: [waits(5)] })).toEqual([]);
});

test.each<[what: string, changes: Partial<OperatorOverview>, need: object]>([
  [
    'a paused game',
    { isPaused: true },
    {
      level: 'act',
      text: 'The game is paused. No round can start.',
      fix: { kind: 'form', label: 'Unpause', form: 'Game is paused' },
    },
  ],
  [
    'a waiting round',
    { waiting: [waits(75)] },
    {
      level: 'watch',
      text: 'Round 41 has been waiting 1:15 for its result.',
      fix: {
        kind: 'form',
        label: 'Resolve round 41',
        form: 'Resolve Round',
        texts: { roundId: '41' },
      },
    },
  ],
  [
    'a round that can be voided',
    { waiting: [waits(3600)] },
    {
      level: 'act',
      text: 'Round 41 has been waiting 60:00 for its result. You can void it.',
      fix: { kind: 'form', label: 'Void round 41', form: 'Void Round', texts: { roundId: '41' } },
    },
  ],
  [
    "an old answer of the operator's feed",
    { feed: { ...feed, answers: [{ id: '9', price: 2400, updatedAt: now - 180 }] } },
    {
      level: 'act',
      text: 'The keeper posted its last price 3 min ago.',
      fix: { kind: 'card', label: 'Test Price Service', card: 'Moralis Test' },
    },
  ],
  [
    'little gas',
    { keeper: { ...keeper!, transactionsLeft: 720 } },
    {
      level: 'watch',
      text: "The keeper's gas lasts for about 2 h.",
      fix: { kind: 'text', before: 'Send ETH to', code: keeper!.address },
    },
  ],
  [
    'no keeper',
    { keeper: null },
    {
      level: 'watch',
      text: 'This server does not run the keeper. Another one has to.',
      fix: { kind: 'text', before: 'Set on it', code: 'KEEPER=true' },
    },
  ],
  [
    'a rejected transaction of the keeper',
    { keeper: { ...keeper!, actions: [{ ...action!, error: 'AnswerJumpsTooFar' }] } },
    {
      level: 'watch',
      text: "The keeper's last transaction was rejected: AnswerJumpsTooFar",
      fix: { kind: 'text', before: 'Read', code: expect.stringContaining('logs') as string },
    },
  ],
  [
    'a small reserve',
    { freeReserve: '100000.5' },
    {
      level: 'act',
      text: 'The free reserve of 100,000 ION does not cover the worst case.',
      fix: {
        kind: 'form',
        label: 'Fund the reserve',
        form: 'Fund Reserve',
        texts: { amount: '439999.5' },
      },
    },
  ],
  [
    'an index that is behind',
    { index: { ...index, chainBlock: index.block + 40 } },
    {
      level: 'act',
      text: 'The index does not follow the chain. Check the nodes of RPC_URL.',
      fix: { kind: 'text', before: 'Read', code: expect.stringContaining('logs') as string },
    },
  ],
  [
    'a failed call',
    { calls: { ...calls, failed: 1 } },
    {
      level: 'watch',
      text: 'The API could not answer 1 call in the last minutes.',
      fix: { kind: 'text', before: 'Read', code: expect.stringContaining('logs') as string },
    },
  ],
  [
    'a remote that fails in many pages',
    {
      remoteErrors: [
        { remote: 'chart', version: '0.2.0', kind: 'crashed', count: 15 },
        { remote: 'chart', version: '0.2.0', kind: 'timeout', count: 5 },
        { remote: 'game', version: '0.1.0', kind: 'timeout', count: 5 },
      ],
    },
    {
      level: 'act',
      text: 'chart 0.2.0 is failing for many visitors.',
      fix: { kind: 'text', before: 'Read', code: expect.stringContaining('logs') as string },
    },
  ],
])('%s needs action, with the step that fixes it', (_what, changes, need) => {
  expect(needs(changes)).toEqual([need]);
});

test('the most urgent comes first', () => {
  const found = needs({ keeper: null, isPaused: true, waiting: [waits(30), waits(4000)] });
  expect(found.map(({ level }) => level)).toEqual(['act', 'act', 'watch', 'watch']);
});
