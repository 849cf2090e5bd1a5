/** The texts of a front end as the first paint has them: in English, without the catalogues, and none of them counts. */
export function t(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  if (text.includes(', plural, ')) throw new Error(`The first paint does not count: ${text}`);
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => `${values[name]}`);
}
