import {
  formatCountdown,
  formatTokens,
  msg,
  parseAmount,
  plainTokens,
  type Text,
} from '@updown/shared';
import { t } from '../../texts/texts';
import { formatSpan, type HealthFigure, type Level, type Seen } from '../health/health-figure';
import {
  ageOfFeed,
  errorRate,
  feedAge,
  hoursOfGas,
  indexLag,
  keeperGas,
  levelOfWait,
  reserve,
  waitedFor,
  worstCase,
} from '../health/health-figures';
import { brokenRemotes } from '../health/remote-errors';

/** The step that fixes a need: a prefilled command of this page, or a text to use elsewhere. */
export type Fix =
  | { kind: 'form'; label: string; form: Text; texts?: Readonly<Record<string, string>> }
  | { kind: 'card'; label: string; card: Text }
  | { kind: 'text'; before: string; code: string };

/** A problem that needs an operator's action. */
interface Need {
  level: Exclude<Level, 'ok'>;
  text: string;
  fix: Fix;
}

const READ_LOG =
  'docker compose --file operations/compose.yaml --env-file operations/settings.env logs --since 10m api-1 api-2';

type Rule = (seen: Seen) => Need[];

/** A need at its figure's level; none while the figure is OK. */
function needFor({ level }: HealthFigure, text: string, fix: Fix): Need[] {
  return level === 'ok' ? [] : [{ level, text, fix }];
}

const paused: Rule = ({ overview }) =>
  overview.isPaused
    ? [
        {
          level: 'act',
          text: t('The game is paused. No round can start.'),
          fix: { kind: 'form', label: t('Unpause'), form: msg('Game is paused') },
        },
      ]
    : [];

const waiting: Rule = (seen) =>
  seen.overview.waiting.flatMap((round): Need[] => {
    const level = levelOfWait(round, seen);
    if (level === 'ok') return [];
    const { roundId, voidableAt } = round;
    const waited = formatCountdown(waitedFor(round, seen.now));
    const text = t('Round {id} has been waiting {waited} for its result.', { id: roundId, waited });
    const texts = { roundId: `${roundId}` };
    const fix: Fix =
      seen.now >= voidableAt
        ? {
            kind: 'form',
            label: t('Void round {id}', { id: roundId }),
            form: msg('Void Round'),
            texts,
          }
        : {
            kind: 'form',
            label: t('Resolve round {id}', { id: roundId }),
            form: msg('Resolve Round'),
            texts,
          };
    return [
      { level, text: seen.now >= voidableAt ? `${text} ${t('You can void it.')}` : text, fix },
    ];
  });

const feed: Rule = (seen) => {
  const age = formatSpan(ageOfFeed(seen));
  const { isOwn } = seen.overview.feed;
  const what = isOwn
    ? t('The keeper posted its last price {age} ago.', { age })
    : t('The external feed gave its last answer {age} ago. No round starts before the next one.', {
        age,
      });
  return needFor(feedAge(seen), what, {
    kind: 'card',
    label: t('Test Price Service'),
    card: msg('Moralis Test'),
  });
};

const gas: Rule = (seen) => {
  const { keeper } = seen.overview;
  if (keeper === null || hoursOfGas(seen) >= 24) return [];
  const lasts = formatSpan(hoursOfGas(seen) * 3600);
  return needFor(keeperGas(seen), t("The keeper's gas lasts for about {lasts}.", { lasts }), {
    kind: 'text',
    before: t('Send ETH to'),
    code: keeper.address,
  });
};

const keeper: Rule = ({ overview }) => {
  if (overview.keeper === null) {
    const text = t('This server does not run the keeper. Another one has to.');
    return [
      { level: 'watch', text, fix: { kind: 'text', before: t('Set on it'), code: 'KEEPER=true' } },
    ];
  }
  const error = overview.keeper.actions[0]?.error ?? null;
  if (error === null) return [];
  const text = t("The keeper's last transaction was rejected: {error}", { error });
  return [{ level: 'watch', text, fix: { kind: 'text', before: t('Read'), code: READ_LOG } }];
};

const funds: Rule = (seen) => {
  const { overview, symbol } = seen;
  const free = `${formatTokens(overview.freeReserve, 0)} ${symbol}`;
  const lacking = worstCase(seen) - parseAmount(overview.freeReserve);
  const amount = plainTokens(lacking);
  return needFor(
    reserve(seen),
    t('The free reserve of {free} does not cover the worst case.', { free }),
    {
      kind: 'form',
      label: t('Fund the reserve'),
      form: msg('Fund Reserve'),
      texts: { amount },
    },
  );
};

const lag: Rule = (seen) =>
  needFor(indexLag(seen), t('The index does not follow the chain. Check the nodes of RPC_URL.'), {
    kind: 'text',
    before: t('Read'),
    code: READ_LOG,
  });

const errors: Rule = (seen) => {
  const { failed } = seen.overview.calls;
  return needFor(
    errorRate(seen),
    t('The API could not answer {n, plural, one {# call} other {# calls}} in the last minutes.', {
      n: failed,
    }),
    {
      kind: 'text',
      before: t('Read'),
      code: READ_LOG,
    },
  );
};

const remotes: Rule = (seen) =>
  brokenRemotes(seen).map((name) => ({
    level: 'act',
    text: t('{name} is failing for many visitors.', { name }),
    fix: { kind: 'text', before: t('Read'), code: READ_LOG },
  }));

/** The actions needed, most urgent first. */
export function needsOf(seen: Seen): Need[] {
  const rules = [paused, waiting, feed, gas, keeper, funds, lag, errors, remotes];
  const all = rules.flatMap((rule) => rule(seen));
  return [
    ...all.filter(({ level }) => level === 'act'),
    ...all.filter((need) => need.level !== 'act'),
  ];
}
