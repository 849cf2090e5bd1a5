/** The form or the card of that title, which names it. */
function find(name: string): HTMLElement | undefined {
  const titled = [...document.querySelectorAll<HTMLElement>('form, section')];
  return titled.find((element) => {
    const title = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return title?.textContent === name;
  });
}

/** Scrolls to the form or the card of that title, and focuses its first control. */
export function focusTarget(name: string): void {
  const target = find(name);
  target?.scrollIntoView({ block: 'center' });
  target?.querySelector<HTMLElement>('input, button:enabled')?.focus({ preventScroll: true });
}
