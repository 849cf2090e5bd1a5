import { controlNames } from './control-names';
import { savePlaces } from './saved-places';

/** A press that cannot be carried out within this time is forgotten: the player has gone on. */
const PRESS_LASTS_MS = 10_000;

/** What first-paint.early.js has noted since the page was shown. */
interface Early {
  pressed: HTMLElement | null;
  /** In milliseconds since the page's beginning. */
  pressedAt: number;
  readonly changed: Set<HTMLInputElement | HTMLSelectElement>;
}

declare global {
  var updownEarly: Early | undefined;
}

function isEnabled(control: HTMLElement): boolean {
  return !(control as HTMLButtonElement).disabled;
}

/** Gives a control a value as a person does, so that React sees it. */
function enter(control: HTMLElement, { value, type }: HTMLInputElement | HTMLSelectElement): void {
  if (type === 'radio' || type === 'checkbox') return control.click();
  const prototype = Object.getPrototypeOf(control) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}

/**
 * Prepares that React takes over the page that was shown before it: the places keep what they show. The returned
 * function, called after the first render, carries over what the player did meanwhile, as soon as the live page has the
 * control: the last press, what was entered, and the focus.
 */
export function prepareCarryOver(container: HTMLElement): () => void {
  if (!('firstPaint' in container.dataset)) return () => undefined;
  const names = new Map([...controlNames('early')].map(([name, control]) => [control, name]));
  const nameOf = (control: EventTarget | null) => names.get(control as HTMLElement);
  const active = document.activeElement as HTMLElement;
  let focused = nameOf(active);
  /** Somebody who has gone on to another control stays there. */
  const followFocus = ({ target }: FocusEvent): void => void (focused = nameOf(target));
  savePlaces(container);

  const carryOver = (): void => {
    const early = globalThis.updownEarly;
    if (early === undefined) return;
    const isNothingToDo =
      early.pressed === null && early.changed.size === 0 && focused === undefined;
    if (isNothingToDo) return;
    const live = controlNames('live');
    const counterpart = (control: Element) => live.get(nameOf(control) ?? '');

    for (const control of early.changed) {
      const target = counterpart(control);
      if (target === undefined || !isEnabled(target)) continue;
      early.changed.delete(control);
      enter(target, control);
    }
    live.get(focused ?? '')?.focus({ preventScroll: true });
    if (early.pressed === null) return;
    const button = counterpart(early.pressed);
    const isLate = performance.now() - early.pressedAt > PRESS_LASTS_MS;
    const isReady = button !== undefined && isEnabled(button);
    if (isLate || isReady) early.pressed = null;
    if (!isLate && isReady) button.click();
  };

  return () => {
    delete container.dataset['firstPaint'];
    container.hidden = false;
    // A control of a place was moved, which takes its focus: somebody may be typing.
    if (focused !== undefined && active.isConnected) active.focus({ preventScroll: true });
    const changes = new MutationObserver(() => {
      carryOver();
      const isWaiting = (globalThis.updownEarly?.pressed ?? null) !== null;
      if (isWaiting || document.querySelector('[data-first-paint]') !== null) return;
      changes.disconnect();
      document.removeEventListener('focusin', followFocus);
    });
    document.addEventListener('focusin', followFocus);
    changes.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    carryOver();
  };
}
