import { msg, type RoundStatus, type Text } from '@updown/shared';

/** The round's status in the figures. */
export const statusWords: Record<RoundStatus, Text> = {
  active: msg('Active'),
  resolving: msg('Resolving'),
  idle: msg('Idle'),
  none: msg('None'),
};

/** The round's status in the badge. */
export const badges = {
  active: { tone: 'up', text: msg('Round Active') },
  resolving: { tone: 'warning', text: msg('Resolving...') },
  idle: { tone: 'plain', text: msg('Round Idle') },
  none: { tone: 'plain', text: msg('No Active Round') },
} as const satisfies Record<RoundStatus, object>;
