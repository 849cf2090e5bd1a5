import { gameAbi, tokenAbi } from '@updown/contracts';
import { Interface } from 'ethers';

export const gameCalls = new Interface(gameAbi);
export const erc20Calls = new Interface(tokenAbi);
