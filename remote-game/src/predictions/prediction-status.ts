import type { RecentPrediction, Text } from '@updown/shared';
import { msg } from '@updown/shared';

interface StatusLook {
  label: Text;
  tone: 'plain' | 'accent' | 'up' | 'down';
}

/** The label and tone of a prediction's status in every list. */
export const predictionStatus: Record<RecentPrediction['status'], StatusLook> = {
  pending: { label: msg('Pending'), tone: 'accent' },
  win: { label: msg('Won'), tone: 'up' },
  lose: { label: msg('Lost'), tone: 'down' },
  draw: { label: msg('Draw'), tone: 'plain' },
  void: { label: msg('Refunded'), tone: 'plain' },
};
