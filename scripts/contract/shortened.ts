function sortedUnion(text: string): string {
  return text.split(' | ').sort().join(' | ');
}

/** Any node of React, as the compiler writes it out. */
const NODE =
  /string \| number \| bigint \| boolean \| React\.ReactElement<.*?> \| Iterable<.*?> \| React\.ReactPortal \| Promise<.*?>( \| null \| undefined)+/g;

/**
 * The text of a type in one line, without what a library repeats in it: the attributes of an element in a styled
 * component, and the tags of the cache in a query. The compiler's order of a union depends on other types.
 */
export function shortened(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(NODE, 'React.ReactNode')
    .replaceAll(/'[\w-]+'(?: \| '[\w-]+')+/g, (names) =>
      names.includes("'aria-") || names.includes("'Players'") ? '…' : sortedUnion(names),
    );
  return /[<({[=]/.test(line) ? line : sortedUnion(line);
}
