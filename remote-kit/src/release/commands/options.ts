import { parseArgs } from 'node:util';
import { Problem } from '../../../../tools/problem';

const options = {
  /** The remote, if its own package.json calls the command. */
  remote: { type: 'string' },
  to: { type: 'string' },
  at: { type: 'string' },
  files: { type: 'string' },
  share: { type: 'string' },
  every: { type: 'string' },
  why: { type: 'string' },
  pull: { type: 'string' },
  remove: { type: 'boolean' },
  api: { type: 'string', multiple: true },
  auto: { type: 'boolean' },
  'skip-needs': { type: 'boolean' },
  'skip-trial': { type: 'boolean' },
  'skip-contributions': { type: 'boolean' },
  'skip-budgets': { type: 'boolean' },
  'skip-checks': { type: 'boolean' },
} as const;

type OptionName = keyof typeof options;

export interface Options {
  readonly target: string;
  /** Undefined only for commands that need none. */
  readonly name: string | undefined;
  readonly to?: string;
  readonly at?: string;
  readonly files?: string;
  readonly share?: string;
  readonly every?: string;
  readonly why?: string;
  readonly pull?: string;
  readonly remove: boolean;
  readonly api: readonly string[];
  readonly auto: boolean;
  readonly skipNeeds: boolean;
  readonly skipTrial: boolean;
  readonly skipContributions: boolean;
  readonly skipBudgets: boolean;
  readonly skipChecks: boolean;
}

/** The arguments of a command, which accepts only its own options. */
export function parseOptions(
  args: readonly string[],
  accepted: readonly OptionName[],
  usage: string,
): Options {
  const wrong = (reason: string) => new Problem(`${reason}\n${usage}`);
  const own = Object.fromEntries(
    (['remote', ...accepted] as const).map((name) => [name, options[name]]),
  ) as typeof options;
  const parse = () => {
    try {
      return parseArgs({ args: [...args], options: own, allowPositionals: true });
    } catch (error) {
      throw wrong((error as Error).message);
    }
  };
  const { values, positionals } = parse();
  const {
    remote,
    api = [],
    auto = false,
    remove = false,
    'skip-needs': skipNeeds = false,
    'skip-trial': skipTrial = false,
    'skip-contributions': skipContributions = false,
    'skip-budgets': skipBudgets = false,
    'skip-checks': skipChecks = false,
    ...rest
  } = values;
  const [target, name = remote, ...more] = positionals;
  if (target === undefined) throw wrong('Say which site.');
  if (more.length > 0) throw wrong(`'${more.join(' ')}' is too much.`);
  if (remote !== undefined && name !== remote) throw wrong(`This is the package of ${remote}.`);
  const skips = { skipNeeds, skipTrial, skipContributions, skipBudgets, skipChecks };
  return { target, name, api, auto, remove, ...skips, ...rest };
}

/** The remote that the command is about. */
export function nameIn({ name }: Options, usage: string): string {
  if (name === undefined) throw new Problem(`Say which remote.\n${usage}`);
  return name;
}
