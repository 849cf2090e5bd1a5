import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** The names of the values in a text of ICU's syntax. Throws if it is not well formed. */
export function placeholders(text: string): string[] {
  return [...new Set(namesIn(parse(text, { ignoreTag: true })))].sort();
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const inner =
      element.type === TYPE.plural || element.type === TYPE.select
        ? Object.values(element.options).flatMap(({ value }) => namesIn(value))
        : [];
    return [element.value, ...inner];
  });
}
