/** A place in a document that a command fills: everything between the two comments. */
const place = (name: string): RegExp =>
  new RegExp(`(<!-- figures: ${name} -->)[\\s\\S]*?(<!-- end -->)`);

/** The document with every figure put into its place; a figure without a place, or a place without, is an error. */
export const fillIn = (document: string, figures: Record<string, string>): string => {
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
};
