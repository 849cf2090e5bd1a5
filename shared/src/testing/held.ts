import { api } from '../api/api';
import type { AppStore } from '../store/root-state';

/** The resources that an unmounted component may leak. */
export interface Held {
  /** Query subscriptions of components. */
  subscriptions: number;
  /** Listeners on the window, the document and similar targets. */
  listeners: number;
  /** Intervals only, because a timeout ends by itself. */
  intervals: number;
  /** Elements anywhere in the page. */
  elements: number;
}

interface Subscriptions {
  readonly getSubscriptions: () => ReadonlyMap<string, ReadonlyMap<string, unknown>>;
}

function subscriptionsIn(store: AppStore): number {
  const ask = api.internalActions.internal_getRTKQSubscriptions;
  const { getSubscriptions } = store.dispatch(ask() as never) as unknown as Subscriptions;
  return [...getSubscriptions().values()].reduce((sum, { size }) => sum + size, 0);
}

/** The object that owns the methods: jsdom's, because the tests' `EventTarget` is Node's. */
function ownerOf(target: EventTarget): EventTarget {
  return Object.hasOwn(target, 'addEventListener')
    ? target
    : ownerOf(Object.getPrototypeOf(target) as EventTarget);
}

/** Counts the page's resources from now on. React's own listeners do not count: they are on its root element. */
export function watchHeld(store: AppStore) {
  const listeners = new Set<string>();
  const intervals = new Set<unknown>();
  const ids = new WeakMap<object, number>();
  let lastId = 0;
  const idOf = (value: object) => {
    const id = ids.get(value) ?? ++lastId;
    ids.set(value, id);
    return id;
  };
  const keyOf = (
    target: EventTarget,
    type: string,
    listener: object,
    options?: boolean | EventListenerOptions,
  ) => {
    const capture = typeof options === 'object' ? options?.capture : options;
    return `${idOf(target)} ${type} ${idOf(listener)} ${Boolean(capture)}`;
  };
  const undo = [...new Set([window, document].map(ownerOf))].map((owner) => {
    const add = Reflect.get(owner, 'addEventListener') as (
      this: EventTarget,
      ...args: unknown[]
    ) => void;
    const remove = Reflect.get(owner, 'removeEventListener') as (
      this: EventTarget,
      ...args: unknown[]
    ) => void;
    owner.addEventListener = function (type, listener, options) {
      const isOnce = typeof options === 'object' && (options.once || options.signal);
      const isWide = !(this instanceof Element);
      if (listener && !isOnce && isWide) listeners.add(keyOf(this, type, listener, options));
      return add.call(this, type, listener, options);
    };
    owner.removeEventListener = function (type, listener, options) {
      if (listener) listeners.delete(keyOf(this, type, listener, options));
      return remove.call(this, type, listener, options);
    };
    return () => Object.assign(owner, { addEventListener: add, removeEventListener: remove });
  });
  const setInterval = window.setInterval.bind(window);
  const clearInterval = window.clearInterval.bind(window);
  window.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = setInterval(...args);
    intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = (id) => {
    intervals.delete(id);
    clearInterval(id);
  };

  return {
    held: (): Held => ({
      subscriptions: subscriptionsIn(store),
      listeners: listeners.size,
      intervals: intervals.size,
      elements: document.querySelectorAll('*').length,
    }),
    stop: () => {
      for (const restore of undo) restore();
      Object.assign(window, { setInterval, clearInterval });
    },
  };
}
