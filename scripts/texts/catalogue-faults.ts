import { placeholders } from './placeholders';

/** English texts with their translations. */
export type Catalogue = Readonly<Record<string, string>>;

/** What is wrong with a catalogue, given the texts in the code: missing, empty, obsolete, or of other values. */
export function catalogueFaults(texts: readonly string[], catalogue: Catalogue): string[] {
  const known = new Set(texts);
  return [
    ...[...known].filter((text) => !(text in catalogue)).map((text) => `missing: ${text}`),
    ...Object.entries(catalogue).flatMap(([text, translation]) => {
      if (!known.has(text)) return [`obsolete: ${text}`];
      if (translation.trim() === '') return [`empty: ${text}`];
      return isAlike(text, translation) ? [] : [`other values: ${text} → ${translation}`];
    }),
  ];
}

function isAlike(text: string, translation: string): boolean {
  try {
    return placeholders(text).join() === placeholders(translation).join();
  } catch {
    return false;
  }
}
