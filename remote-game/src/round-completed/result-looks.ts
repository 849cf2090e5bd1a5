import { msg, type Text } from '@updown/shared';

export type Result = 'win' | 'lose' | 'draw' | 'void';

interface Look {
  ink: 'up' | 'down' | 'text';
  mark: string;
  title: Text;
  /** The title once the player has the payout, if it then says more. */
  settled: Text;
  /** Why the result pays what it pays. */
  text: Text;
  claim: Text | null;
}

/** No title says that something is returned or paid before it is. */
export const resultLooks: Record<Result, Look> = {
  win: {
    ink: 'up',
    mark: '✓',
    title: msg('You won!'),
    settled: msg('You won!'),
    text: msg('The price moved your way.'),
    claim: msg('Claim Rewards'),
  },
  lose: {
    ink: 'down',
    mark: '✕',
    title: msg('You lost.'),
    settled: msg('You lost.'),
    text: msg('The price moved against you.'),
    claim: null,
  },
  draw: {
    ink: 'text',
    mark: '=',
    title: msg('Draw'),
    settled: msg('Draw · stake returned'),
    text: msg('The price did not move.'),
    claim: msg('Claim Stake'),
  },
  void: {
    ink: 'text',
    mark: '○',
    title: msg('Round void'),
    settled: msg('Refunded'),
    text: msg('The round could not be resolved.'),
    claim: msg('Claim Stake'),
  },
};

export function resultTitle(result: Result, hasClaimed: boolean): Text {
  const { title, settled } = resultLooks[result];
  return hasClaimed ? settled : title;
}
