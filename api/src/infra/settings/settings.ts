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
  ];
}
