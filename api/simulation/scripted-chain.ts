import { gameAbi } from '@updown/contracts';
import { id as keccakText, Interface } from 'ethers';
import { bloomOf } from '../src/indexer/bloom';
import { anyStep, creation, type Emitted, type Model, type Step } from './game-model';
import type { Random } from './random';

export const game = '0x00000000000000000000000000000000000000aa';
const other = '0x00000000000000000000000000000000000000bb';
/** The game was created in this block. */
export const startBlock = 1;

export interface ScriptedLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly logIndex: string;
  readonly transactionHash: string;
  /** What the log tells; undefined where another contract wrote it. */
  readonly emitted: Emitted | undefined;
}

export interface ScriptedBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly time: number;
  readonly logsBloom: string;
  readonly logs: readonly ScriptedLog[];
  /** What is true after it. */
  readonly model: Model;
}

const abi = new Interface(gameAbi);
const hex = (number: number) => `0x${number.toString(16)}`;

/** A chain that does what it is told, and can do it otherwise from any block on. */
export const createScriptedChain = (random: Random) => {
  let made = 0;
  let blocks: ScriptedBlock[] = [];

  const encode = (emitted: Emitted | 'other') =>
    emitted === 'other'
      ? { address: other, topics: [keccakText('Transfer(address,address,uint256)')], data: '0x' }
      : { address: game, ...abi.encodeEventLog(emitted.name, [...emitted.args]) };

  const append = (stepsOf: (model: Model, time: number) => Step) => {
    const parent = blocks.at(-1);
    const number = blocks.length;
    const hash = keccakText(`block ${number} ${made++} ${random.next()}`);
    const time = (parent?.time ?? 1_700_000_000) + random.between(1, 60);
    const { model, emitted } = stepsOf(parent?.model ?? creation().model, time);
    const all: (Emitted | 'other')[] = emitted.flatMap((one) =>
      random.chance(0.3) ? (['other', one] as const) : [one],
    );
    if (random.chance(0.1)) all.push('other');
    const logs = all.map((one, index) => ({
      ...encode(one),
      blockNumber: hex(number),
      blockHash: hash,
      logIndex: hex(index),
      transactionHash: keccakText(`transaction ${hash} ${index}`),
      emitted: one === 'other' ? undefined : one,
    }));
    const parentHash = parent?.hash ?? `0x${'00'.repeat(32)}`;
    blocks.push({ number, hash, parentHash, time, logs, model, logsBloom: bloomOf(logs) });
  };

  const nothing = (model: Model): Step => ({ model, emitted: [] });

  const mine = (count: number, activity: number) => {
    for (let i = 0; i < count; i++)
      append((model, time) => {
        let step = nothing(model);
        const steps = random.chance(activity) ? random.between(1, 5) : 0;
        for (let n = 0; n < steps; n++) {
          const next = anyStep(step.model, time, random);
          step = { model: next.model, emitted: [...step.emitted, ...next.emitted] };
        }
        return step;
      });
  };

  append(nothing);
  append(creation);

  return {
    blocks: (): readonly ScriptedBlock[] => blocks,
    head: () => blocks.at(-1) as ScriptedBlock,
    mine,
    /** Takes the last blocks away and puts others there; never the one that created the game. Returns how many went. */
    reorganise: (depth: number, instead: number, activity: number): number => {
      const before = blocks.length;
      blocks = blocks.slice(0, Math.max(startBlock + 1, before - depth));
      const lost = before - blocks.length;
      mine(instead, activity);
      return lost;
    },
  };
};

export type ScriptedChain = ReturnType<typeof createScriptedChain>;
