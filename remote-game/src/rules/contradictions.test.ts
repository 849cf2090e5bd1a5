import { isRoundRunning } from '@updown/shared';
import { everyCombination } from '../../testing/every-combination';
import { estimateBasis } from './estimate-basis';
import type { PanelFacts } from './panel-facts';
import { panelState, type PanelState } from './panel-state';
import { hasActiveBet, resultPlace, type ResultPlace } from './result-place';

type Pair<Screen> = readonly [
  one: string,
  other: string,
  shows: (screen: Screen) => boolean,
  contradicts: (screen: Screen) => boolean,
];

/** Expects that no screen shows both facts of a pair, and that some screen shows the first one. */
function expectApart<Screen>(screens: readonly Screen[], pair: Pair<Screen>): void {
  const [, , shows, contradicts] = pair;
  const shown = screens.filter(shows);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.find(contradicts)).toBeUndefined();
}

interface Panel {
  facts: PanelFacts;
  state: PanelState;
}

type Fact = Pair<Panel>[2];

function says(...statuses: PanelState['status'][]): Fact {
  return ({ state }) => statuses.includes(state.status);
}
function tells(text: RegExp): Fact {
  return ({ state }) => text.test(state.blockedMessage ?? '');
}
function offersNo(action: PanelState['action']): Fact {
  return ({ state }) => state.action !== action;
}
function offersStart({ state }: Panel): boolean {
  return state.start === 'allowed' || state.action === 'start';
}
function isOpen({ state }: Panel): boolean {
  return state.blockedBy === null;
}
function isBlocked(panel: Panel): boolean {
  return !isOpen(panel);
}
function runs({ facts }: Panel): boolean {
  return isRoundRunning(facts.phase);
}
function isOver(panel: Panel): boolean {
  return !runs(panel);
}
function isConnected({ facts: { session, wallet } }: Panel): boolean {
  return session === 'signed-in' && (wallet === 'ready' || wallet === 'wrong-chain');
}

const inThePanel: readonly Pair<Panel>[] = [
  ['Ready to Predict', 'a disabled bet', says('ready'), isBlocked],
  ['Ready to Predict', 'an approval', says('ready'), offersNo('predict')],
  ['Ready to Predict', 'a delayed price', says('ready'), ({ facts }) => facts.priceDelayed],
  ['Ready to Predict', 'a transaction under way', says('ready'), ({ facts }) => facts.busy],
  ['Approval Needed', 'no Approve Tokens', says('approval-needed'), offersNo('approve')],
  ['Approval Needed', 'a disabled approval', says('approval-needed'), isBlocked],
  ['Connect Wallet', 'a connected wallet', says('connect'), isConnected],
  ['Connect Wallet', 'buttons that ask for none', says('connect'), offersNo('connect')],
  ['another network', 'no switch', says('wrong-network'), offersNo('switch-network')],
  ['Taking a Break', 'an offer to bet', says('on-break'), offersNo('rest')],
  ['Taking a Break', 'an open bet', says('on-break'), isOpen],
  ['Start New Round', 'a break', offersStart, ({ facts }) => facts.onBreak],
  ['No Tokens', 'a balance', says('no-tokens'), ({ facts }) => facts.balance !== 0n],
  ['No Open Round', 'a running round', says('no-round', 'round-ended', 'round-failed'), runs],
  ['Prediction Active', 'an open bet', says('prediction-active'), isOpen],
  ['Round Ending Soon', 'an open bet', says('ending-soon'), isOpen],
  ['Price Delayed', 'an open bet', says('price-delayed'), isOpen],
  ['Check Your Stake', 'an open bet', says('check-stake'), isOpen],
  ['Loading Token Info', 'an open bet', says('loading-token', 'token-failed'), isOpen],
  ['approve tokens first', 'none to approve', tells(/approve tokens first/), offersNo('approve')],
  ['start a round first', 'a running round', tells(/start a round first/), runs],
  ['the price is delayed', 'a round that is over', tells(/price is delayed/), isOver],
  ['already predicted', 'no bet', tells(/already predicted/), ({ facts }) => !facts.predicted],
  ['Start New Round', 'a running round', offersStart, runs],
  [
    'a round that comes by itself',
    'Start New Round',
    ({ facts }) => facts.comesByItself,
    offersStart,
  ],
];

interface Screen {
  isRunning: boolean;
  isActive: boolean;
  place: ResultPlace;
  isAwaited: boolean;
  comesByItself: boolean;
  isEstimateOfNextRound: boolean;
}

const round = { up_predictions: '60000', down_predictions: '30000' };
const phases = ['none', 'active', 'locked', 'resolving', 'idle'] as const;
const flags = [true, false];
const results = flags.flatMap((isLatest) =>
  flags.flatMap((isOwn) => flags.map((isKnown) => ({ isLatest, isOwn, isKnown }))),
);

const screens: readonly Screen[] = phases.flatMap((phase) => {
  const isRunning = isRoundRunning(phase);
  // The latest round has no result while it runs.
  const possible = [null, ...results.filter(({ isLatest }) => !isLatest || !isRunning)];
  return possible.flatMap((result) =>
    flags.flatMap((predicted) =>
      flags.flatMap((isSmall) =>
        flags
          .filter((comes) => !(comes && isRunning))
          .map((comesByItself): Screen => {
            const facts = { phase, result, comesByItself, isSmall, isMoment: true };
            return {
              isRunning,
              isActive: hasActiveBet(phase, predicted),
              place: resultPlace(facts),
              isAwaited: result?.isOwn === false && !result.isKnown,
              comesByItself,
              isEstimateOfNextRound: estimateBasis(round, phase, true).isNextRound,
            };
          }),
      ),
    ),
  );
});

const onTheScreen: readonly Pair<Screen>[] = [
  ['a placed bet', 'no running round', (it) => it.isActive, (it) => !it.isRunning],
  [
    'a round without the player',
    'Check Result for what comes by itself',
    (it) => it.isAwaited && it.comesByItself,
    (it) => it.place !== null,
  ],
  [
    'an estimate of the next round',
    'a running one',
    (it) => it.isEstimateOfNextRound,
    (it) => it.isRunning,
  ],
];

describe('two facts on one screen never contradict', () => {
  const panels = everyCombination.map((facts): Panel => ({ facts, state: panelState(facts) }));

  test.each(inThePanel)('%s and %s', (...pair) => expectApart(panels, pair));
  test.each(onTheScreen)('%s and %s, on the screen', (...pair) => expectApart(screens, pair));
});
