import type { RecentPrediction } from '@updown/shared';

interface StatusLook {
  label: string;
  tone: 'plain' | 'accent' | 'up' | 'down' | 'warning';
}

/** The words of a prediction's status, the same wherever one is listed. */
export const predictionStatus: Record<RecentPrediction['status'], StatusLook> = {
  pending: { label: 'Pending', tone: 'accent' },
  win: { label: 'Won', tone: 'up' },
  lose: { label: 'Lost', tone: 'down' },
  draw: { label: 'Draw', tone: 'plain' },
  void: { label: 'Refunded', tone: 'warning' },
};
