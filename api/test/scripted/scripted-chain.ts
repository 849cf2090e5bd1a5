import { gameAbi } from '@updown/protocol/generated/abi';
import { id as keccakText, Interface } from 'ethers';
import { bloomOf } from '../../src/state/indexer/bloom';
import type { Random } from '../random';
import { anyStep, creation, type Emitted, type Model, type Step } from './game-model';

export const GAME = '0x00000000000000000000000000000000000000aa';
const OTHER = '0x00000000000000000000000000000000000000bb';
/** The block in which the game was created. */
export const START_BLOCK = 1;

export interface ScriptedLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
  readonly blockNumber: string;
  readonly blockHash: string;
  readonly logIndex: string;
  readonly transactionHash: string;
  /** The event of the log; undefined if another contract emitted it. */
  readonly emitted: Emitted | undefined;
}

export interface ScriptedBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  readonly time: number;
  readonly logsBloom: string;
  readonly logs: readonly ScriptedLog[];
  /** The state of the game after the block. */
  readonly model: Model;
}

const abi = new Interface(gameAbi);
/** A quarter of an hour before a Monday in UTC, so that most chains continue in another day and week. */
const START_TIME = Date.parse('2023-11-12T23:45:00Z') / 1000;

function hex(number: number) {
  return `0x${number.toString(16)}`;
}

/** A chain under the control of the test, which can replace its latest blocks. */
export function createScriptedChain(random: Random) {
  let made = 0;
  let blocks: ScriptedBlock[] = [];

  const encode = (emitted: Emitted | 'other') =>
    emitted === 'other'
      ? { address: OTHER, topics: [keccakText('Transfer(address,address,uint256)')], data: '0x' }
      : { address: GAME, ...abi.encodeEventLog(emitted.name, [...emitted.args]) };

  const append = (stepsOf: (model: Model, time: number) => Step) => {
    const parent = blocks.at(-1);
    const number = blocks.length;
    const hash = keccakText(`block ${number} ${made++} ${random.next()}`);
    const time = (parent?.time ?? START_TIME) + random.between(1, 60);
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
    for (let i = 0; i < count; i++) {
      append((model, time) => {
        let step = nothing(model);
        const steps = random.chance(activity) ? random.between(1, 5) : 0;
        for (let n = 0; n < steps; n++) {
          const next = anyStep(step.model, time, random);
          step = { model: next.model, emitted: [...step.emitted, ...next.emitted] };
        }
        return step;
      });
    }
  };

  append(nothing);
  append(creation);

  return {
    blocks: (): readonly ScriptedBlock[] => blocks,
    head: () => blocks.at(-1) as ScriptedBlock,
    mine,
    /**
     * Replaces the last `depth` blocks with `instead` other blocks, but never the block that created the game. Returns
     * the number of removed blocks.
     */
    reorganise: (depth: number, instead: number, activity: number): number => {
      const before = blocks.length;
      blocks = blocks.slice(0, Math.max(START_BLOCK + 1, before - depth));
      const lost = before - blocks.length;
      mine(instead, activity);
      return lost;
    },
  };
}

export type ScriptedChain = ReturnType<typeof createScriptedChain>;
