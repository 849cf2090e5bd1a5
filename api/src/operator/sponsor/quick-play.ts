import { type predictionDomain, sessionGrantTypes } from '@updown/protocol/eip712';
import {
  type Contract,
  type ContractTransaction,
  getAddress,
  TypedDataEncoder,
  ZeroHash,
} from 'ethers';
import { normalised } from '../../chain/player-signature';
import type { Kind } from './player-budget';

export interface Grant {
  readonly key: string;
  readonly perRound: bigint;
  readonly inAll: bigint;
  readonly end: number;
  readonly deadline: number;
}

export interface GrantPermit {
  readonly value: bigint;
  readonly v: number;
  readonly r: string;
  readonly s: string;
}

const NO_PERMIT: GrantPermit = { value: 0n, v: 0, r: ZeroHash, s: ZeroHash };

interface Options<Result> {
  readonly game: Contract;
  readonly domain: ReturnType<typeof predictionDomain>;
  readonly nonce: (player: string) => Promise<bigint>;
  /** Sends the player's transaction at the operator's expense. */
  readonly pay: (player: string, transaction: ContractTransaction, kind?: Kind) => Promise<Result>;
}

/** Sends sessions, and the predictions of their keys, at the operator's expense. */
export function createQuickPlay<Result>({ game, domain, nonce, pay }: Options<Result>) {
  return {
    authorize: async (player: string, grant: Grant, signature: string, permit = NO_PERMIT) => {
      const signed = { player: getAddress(player), ...grant, nonce: await nonce(player) };
      const hash = TypedDataEncoder.hash(domain, sessionGrantTypes, signed);
      const call = game.getFunction('authorizeSessionFor');
      const own = normalised(signature, hash, player);
      return pay(player, await call.populateTransaction(signed, own, permit));
    },

    predict: async (
      message: { player: string; roundId: number; up: boolean; amount: bigint; deadline: number },
      signature: string,
    ) => {
      const call = game.getFunction('makePredictionBySession');
      return pay(message.player, await call.populateTransaction(message, signature));
    },

    end: async (player: string, signature: string) => {
      const call = game.getFunction('revokeSessionFor');
      return pay(player, await call.populateTransaction(player, signature), 'own');
    },
  };
}
