import { errorTexts, type ParamTypes } from './texts';

const DECIMALS = 18;
const ONE = 10n ** BigInt(DECIMALS);

function tokens(baseUnits: string, decimals: number): string {
  const units = BigInt(baseUnits);
  const digits = `${units % ONE}`.padStart(DECIMALS, '0').slice(0, decimals).replace(/0+$/, '');
  return `${(units / ONE).toLocaleString('en-US')}${digits && '.'}${digits}`;
}

const utc = { timeZone: 'UTC' } as const;

function time(seconds: number): string {
  return `${new Date(seconds * 1000).toLocaleTimeString('en-GB', utc)} UTC`;
}

function date(seconds: number): string {
  const day = new Date(seconds * 1000);
  return `${day.toLocaleDateString('en-GB', { ...utc, dateStyle: 'medium' })}, ${time(seconds)}`;
}

const inEnglish: { readonly [Name in keyof ParamTypes]: (value: ParamTypes[Name]) => string } = {
  amount: (baseUnits) => tokens(baseUnits, DECIMALS),
  limit: (baseUnits) => tokens(baseUnits, 2),
  time,
  date,
  id: String,
  percent: String,
  name: String,
  gas: String,
  most: String,
};

/** The English text of an error, for callers without texts of their own; undefined for an unknown code. */
export function englishText(
  code: string,
  params: Readonly<Partial<Record<string, string | number>>> = {},
): string | undefined {
  const text = (errorTexts as Partial<Record<string, string>>)[code];
  return text?.replace(/\{(\w+)\}/g, (_, name: string) => {
    // Only pages know the symbol.
    if (name === 'symbol') return 'tokens';
    return inEnglish[name as keyof ParamTypes](params[name] as never);
  });
}
