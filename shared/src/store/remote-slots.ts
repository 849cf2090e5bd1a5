import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { CollisionError, prefixOf, type Owner } from './owner';
import { versionLeft, versionRecorded } from './versions-slice';

interface Slot extends Owner {
  readonly reducer: Reducer<unknown>;
}

/** The state of each remote that brings a reducer; undefined while its version does not run. */
export type RemoteSlots = Readonly<Record<string, unknown>>;

const none: RemoteSlots = {};

/** Called with the version whose reducer threw, and the error. */
type OnSlotFault = (owner: Owner, error: unknown) => void;

export function createRemoteSlots() {
  const brought = new Map<string, Slot>();
  let report: OnSlotFault = () => undefined;

  /** The page's only listener for slots that were cut off. */
  function onFault(listener: OnSlotFault): void {
    report = listener;
  }

  function bring(owner: Owner, reducer: Reducer<unknown>): void {
    const key = prefixOf(owner);
    if (brought.has(key)) throw new CollisionError(`The reducer of ${owner.name} ${owner.version}`);
    brought.set(key, { ...owner, reducer });
  }

  /** Whether the slot's version runs after the action. It runs from its load until another version takes its places. */
  function runs({ name, version }: Slot, hasLeft: boolean, action: UnknownAction): boolean {
    if (versionLeft.match(action) && action.payload.name === name) return false;
    if (versionRecorded.match(action) && action.payload.name === name) {
      return action.payload.version === version;
    }
    return !hasLeft;
  }

  /** A reducer that throws is cut off: otherwise every dispatch of the page would throw. */
  function next(key: string, slot: Slot, state: unknown, action: UnknownAction): unknown {
    try {
      return slot.reducer(state, action);
    } catch (error) {
      const { name, version } = slot;
      const cutOff = () => undefined;
      brought.set(key, { ...slot, reducer: cutOff });
      // A reducer must not dispatch, and the listener may.
      queueMicrotask(() => report({ name, version }, error));
      return undefined;
    }
  }

  function reduce(slots: RemoteSlots = none, action: UnknownAction): RemoteSlots {
    const reduced = [...brought].map(([key, slot]) => {
      const hasLeft = key in slots && slots[key] === undefined;
      const state = runs(slot, hasLeft, action) ? next(key, slot, slots[key], action) : undefined;
      return [key, state] as const;
    });
    const isSame = reduced.every(([key, state]) => key in slots && slots[key] === state);
    return isSame ? slots : Object.fromEntries(reduced);
  }

  return { bring, reduce, onFault };
}

/** The page's only remote slots. */
export const remoteSlots = createRemoteSlots();

/**
 * For the host: is told of the version whose reducer threw. Its slot is cut off, and its selector gives the initial state.
 * @public
 */
export const onSlotFault = remoteSlots.onFault;
