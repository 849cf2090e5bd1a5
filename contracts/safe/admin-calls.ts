/** The accounts that the game obeys. */
export type Role = 'owner' | 'manager' | 'pauser' | 'pendingOwner';

/** What a person enters for an argument; `units` is the number as the contract takes it. */
export type Kind = 'tokens' | 'usd' | 'seconds' | 'basisPoints' | 'units' | 'address';

interface AdminCall {
  /** The roles that may send it, the usual one first. */
  roles: readonly Role[];
  /** Anybody may send it, so no timelock is needed. */
  isOpen?: true;
  /** By the contract's names, in its order. */
  args: Readonly<Record<string, Kind>>;
}

const BY_MANAGER = ['manager', 'owner'] as const;
const BY_PAUSER = ['pauser', 'owner'] as const;
const BY_OWNER = ['owner'] as const;

/** Each function of the game that is an admin's: the one list for sending and for proposing. */
export const adminCalls = {
  startNewRound: { roles: BY_MANAGER, isOpen: true, args: { price: 'usd' } },
  resolveRound: {
    roles: BY_MANAGER,
    isOpen: true,
    args: { roundId: 'units', feedRoundId: 'units' },
  },
  voidRound: { roles: BY_MANAGER, isOpen: true, args: { roundId: 'units' } },
  setMinimumDeposit: { roles: BY_MANAGER, args: { amount: 'tokens' } },
  setMaximumDeposit: { roles: BY_MANAGER, args: { amount: 'tokens' } },
  fundReserve: { roles: BY_MANAGER, isOpen: true, args: { amount: 'tokens' } },
  pause: { roles: BY_PAUSER, args: {} },
  unpause: { roles: BY_PAUSER, args: {} },
  withdrawReserve: { roles: BY_OWNER, args: { to: 'address', amount: 'tokens' } },
  setPredictionLock: { roles: BY_OWNER, args: { secondsBeforeEnd: 'seconds' } },
  setMaxRoundExposure: { roles: BY_OWNER, args: { amount: 'tokens' } },
  setPriceTolerance: { roles: BY_OWNER, args: { basisPoints: 'basisPoints' } },
  setMaximumPriceAge: { roles: BY_OWNER, args: { secondsOld: 'seconds' } },
  setGameManager: { roles: BY_OWNER, args: { manager: 'address' } },
  setPauser: { roles: BY_OWNER, args: { pauser_: 'address' } },
  recoverToken: { roles: BY_OWNER, args: { token: 'address', to: 'address', amount: 'units' } },
  transferOwnership: { roles: BY_OWNER, args: { newOwner: 'address' } },
  acceptOwnership: { roles: ['pendingOwner'], args: {} },
} as const satisfies Record<string, AdminCall>;

export type AdminFunction = keyof typeof adminCalls;

/** The same list without the types of its entries. */
export function adminCall(name: AdminFunction): AdminCall {
  return adminCalls[name];
}
