import { msg, type Text } from '@updown/shared';

export type Result = 'win' | 'lose' | 'draw' | 'void';

interface Look {
  ink: 'up' | 'down' | 'text' | 'warning';
  mark: string;
  title: Text;
  text: Text;
  claim: Text | null;
}

export const resultLooks: Record<Result, Look> = {
  win: {
    ink: 'up',
    mark: '✓',
    title: msg('You won!'),
    text: msg('The price moved your way.'),
    claim: msg('Claim Rewards'),
  },
  lose: {
    ink: 'down',
    mark: '✕',
    title: msg('You lost.'),
    text: msg('The price moved against you.'),
    claim: null,
  },
  draw: {
    ink: 'text',
    mark: '=',
    title: msg('Draw · stake returned'),
    text: msg('The price did not move.'),
    claim: msg('Claim Stake'),
  },
  void: {
    ink: 'warning',
    mark: '○',
    title: msg('Refunded'),
    text: msg('The round could not be resolved.'),
    claim: msg('Claim Stake'),
  },
};
