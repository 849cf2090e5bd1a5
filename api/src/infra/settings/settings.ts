import { createECDH } from 'node:crypto';
import { definitions, type Definition } from './definitions';

type Definitions = typeof definitions;

/** The value of a definition; undefined is possible only for optional settings. */
type ValueOf<D> = D extends { fallback: string; read: (text: string) => infer Value }
  ? Value
  : D extends { read: (text: string) => infer Value }
    ? Value | undefined
    : never;

export type Settings = { readonly [Name in keyof Definitions]: ValueOf<Definitions[Name]> };

export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads all settings, and reports all errors at once. */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = [];
  const readOne = (name: string, { read, fallback }: Definition<unknown>) => {
    const text = environment[name]?.trim() || fallback;
    if (text === undefined) return undefined;
    try {
      return read(text);
    } catch (error) {
      problems.push(`${name} ${(error as Error).message}.`);
      return undefined;
    }
  };
  const settings = Object.fromEntries(
    Object.entries(definitions).map(([name, definition]) => [name, readOne(name, definition)]),
  ) as Settings;
  problems.push(...contradictions(settings));
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function contradictions(settings: Settings): string[] {
  return [
    ...(settings.DATABASE_URL !== undefined && settings.AUTH_SECRET === undefined
      ? ['AUTH_SECRET is missing: processes that share a DATABASE_URL need the same secret.']
      : []),
    ...(settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined
      ? ['DATABASE_URL is missing: DATABASE_DIRECT_URL is the same database without its pooler.']
      : []),
    ...(settings.PRICE_PROVIDER === 'moralis' && settings.MORALIS_API_KEY === undefined
      ? ['MORALIS_API_KEY is missing: PRICE_PROVIDER is moralis.']
      : []),
    ...(settings.PRICE_DEVIATION_PERCENT === 0
      ? [
          'PRICE_DEVIATION_PERCENT must be above 0: otherwise the keeper would post prices endlessly.',
        ]
      : []),
    ...pushProblems(settings),
  ];
}

const pushNames = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'] as const;

function pushProblems(settings: Settings): string[] {
  const missing = pushNames.filter((name) => settings[name] === undefined);
  if (missing.length === pushNames.length) return [];
  if (missing.length > 0) {
    return missing.map(
      (name) =>
        `${name} is missing: set all of PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT, or none.`,
    );
  }
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey = '' } = settings;
  return publicKeyOf(privateKey) === publicKey
    ? []
    : ['PUSH_PUBLIC_KEY does not belong to PUSH_PRIVATE_KEY.'];
}

/** Undefined if the text is no private key of the curve. */
function publicKeyOf(privateKey: string): string | undefined {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return undefined;
  }
  return pair.getPublicKey('base64url');
}
