import { Interface } from 'ethers';
import { feedAbi, gameAbi, tokenAbi } from '../generated/abi';
import type { Receipt } from './node';

export const game = new Interface(gameAbi);
export const token = new Interface(tokenAbi);
export const feed = new Interface(feedAbi);

/** The arguments of the game's events with this name, in their order. */
export function eventsOf(receipts: Receipt[], name: string) {
  const { topicHash } = game.getEvent(name)!;
  return receipts
    .flatMap(({ logs }) => logs)
    .filter(({ topics }) => topics[0] === topicHash)
    .map(({ topics, data }) => game.decodeEventLog(name, data, topics));
}
