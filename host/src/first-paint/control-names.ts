const CONTROLS = ['button', 'summary', 'input', 'select', 'a[href^="/"]'].join();

function labelOf(control: Element): string {
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  const { labels } = control as HTMLInputElement;
  return (labels?.[0] ?? control).textContent.trim();
}

/** Whether an element is still what the page showed before it worked. */
function isEarly(element: Element): boolean {
  return element.closest('[data-first-paint]') !== null;
}

/** The first paint also has the layouts of other windows. */
function isHidden(control: Element): boolean {
  const layout = control.closest('[data-layout]');
  return layout !== null && getComputedStyle(layout).display === 'none';
}

/** The controls of the page by names that the first paint and the live page have in common: 'BUTTON Connect Wallet 0'. */
export function controlNames(which: 'early' | 'live'): Map<string, HTMLElement> {
  const counts = new Map<string, number>();
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  const named = controls
    .filter((control) => isEarly(control) === (which === 'early') && !isHidden(control))
    .map((control) => {
      const name = `${control.tagName} ${labelOf(control)}`;
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      return [`${name} ${count}`, control] as const;
    });
  return new Map(named);
}
