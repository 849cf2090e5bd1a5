/** What a browser shows before any script has run. */
export interface Rendered {
  readonly css: string;
  readonly html: readonly string[];
}

const CLASS = /\.([A-Za-z_][\w-]*)/g;

/** The page's policy allows no `style` in HTML: each becomes a rule of a class of its own. */
function takeStyles(elements: readonly Element[], name: (index: number) => string): string {
  const classes = new Map<string, string>();
  for (const element of elements.flatMap((each) => [...each.querySelectorAll('[style]')])) {
    const style = element.getAttribute('style')!;
    const known = classes.get(style) ?? name(classes.size);
    classes.set(style, known);
    element.removeAttribute('style');
    element.classList.add(known);
  }
  return [...classes].map(([style, known]) => `.${known}{${style}}`).join('');
}

/**
 * Short class names that begin with the front end's. They meet neither those of another front end nor those of the live
 * page, whose rules would otherwise apply to this one.
 */
export function compact(elements: readonly Element[], css: string, prefix: string): Rendered {
  const names = new Map<string, string>();
  const short = (name: string) => {
    const known = names.get(name) ?? `${prefix}-${names.size.toString(36)}`;
    names.set(name, known);
    return known;
  };
  const styles = takeStyles(elements, (index) => short(`style ${index}`));
  const own = new Set(names.values());
  const selected = new Set([...css.matchAll(CLASS)].map(([, name]) => name!));
  for (const element of elements.flatMap((each) => [...each.querySelectorAll('[class]')])) {
    const kept = [...element.classList].filter((name) => own.has(name) || selected.has(name));
    const shortened = kept.map((name) => (own.has(name) ? name : short(name)));
    if (shortened.length === 0) element.removeAttribute('class');
    else element.setAttribute('class', shortened.join(' '));
  }
  const renamed = css.replaceAll(CLASS, (match, name: string) =>
    names.has(name) ? `.${short(name)}` : match,
  );
  return { css: `${renamed}${styles}`, html: elements.map((element) => element.innerHTML) };
}
