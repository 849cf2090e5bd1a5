import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { versionLeft, versionRecorded } from '../store/versions-slice';
import { CollisionError, prefixOf, type Owner } from './owner';

interface Slot extends Owner {
  readonly reducer: Reducer<unknown>;
}

/** The state of each remote that brings a reducer; undefined while its version does not run. */
export type RemoteSlots = Readonly<Record<string, unknown>>;

const none: RemoteSlots = {};

export function createRemoteSlots() {
  const brought = new Map<string, Slot>();

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

  function reduce(slots: RemoteSlots = none, action: UnknownAction): RemoteSlots {
    const next = [...brought].map(([key, slot]) => {
      const hasLeft = key in slots && slots[key] === undefined;
      const state = runs(slot, hasLeft, action) ? slot.reducer(slots[key], action) : undefined;
      return [key, state] as const;
    });
    const isSame = next.every(([key, state]) => key in slots && slots[key] === state);
    return isSame ? slots : Object.fromEntries(next);
  }

  return { bring, reduce };
}

/** The page's only remote slots. */
export const remoteSlots = createRemoteSlots();
