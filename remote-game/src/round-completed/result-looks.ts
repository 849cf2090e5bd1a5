import { msg, type Text } from '@updown/shared';

export type Result = 'win' | 'lose' | 'draw' | 'void';

interface Look {
  ink: 'up' | 'down' | 'text' | 'warning';
  mark: string;
  title: Text;
  /** The title with the amount, once it is known; null if the title says nothing about it. */
  sentence: Text | null;
  /** The title and the amount in one line, with the round. */
  line: Text;
  text: Text;
  claim: Text | null;
}

export const resultLooks: Record<Result, Look> = {
  win: {
    ink: 'up',
    mark: '✓',
    title: msg('You won!'),
    sentence: msg('You won {amount}'),
    line: msg('Round #{id}: you won {amount}'),
    text: msg('The price moved your way.'),
    claim: msg('Claim Rewards'),
  },
  lose: {
    ink: 'down',
    mark: '✕',
    title: msg('You lost.'),
    sentence: msg('You lost {amount}'),
    line: msg('Round #{id}: you lost {amount}'),
    text: msg('The price moved against you.'),
    claim: null,
  },
  draw: {
    ink: 'text',
    mark: '=',
    title: msg('Draw · stake returned'),
    sentence: null,
    line: msg('Round #{id}: draw, {amount} returned'),
    text: msg('The price did not move.'),
    claim: msg('Claim Stake'),
  },
  void: {
    ink: 'warning',
    mark: '○',
    title: msg('Refunded'),
    sentence: null,
    line: msg('Round #{id}: refunded, {amount} returned'),
    text: msg('The round could not be resolved.'),
    claim: msg('Claim Stake'),
  },
};
