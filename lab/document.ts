/** The placeholder of a figure in a document: the text between two comments. */
function place(name: string): RegExp {
  return new RegExp(`(<!-- figures: ${name} -->)[\\s\\S]*?(<!-- end -->)`);
}

/** Puts every figure into its placeholder in the document. Throws if a figure or a placeholder has no match. */
export function fillIn(document: string, figures: Record<string, string>): string {
  const places = [...document.matchAll(/<!-- figures: ([\w-]+) -->/g)].map(([, name]) => name);
  const names = Object.keys(figures);
  const unmatched = [
    ...places.filter((name) => !names.includes(name ?? '')),
    ...names.filter((name) => !places.includes(name)),
  ];
  if (unmatched.length > 0) throw new Error(`Figure without a match: ${unmatched.join(', ')}`);
  return names.reduce(
    (text, name) =>
      text.replace(
        place(name),
        (_, before: string, after: string) => `${before}\n\n${figures[name] ?? ''}\n\n${after}`,
      ),
    document,
  );
}
