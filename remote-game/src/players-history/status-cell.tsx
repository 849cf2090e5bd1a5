import { Badge, type PlayerHistoryItem } from '@updown/shared';
import { t } from '../../texts/texts';
import { predictionStatus } from '../predictions/prediction-status';
import { historyStatus } from './history-row';

export function StatusCell({ item }: { item: PlayerHistoryItem }) {
  const { label, tone } = predictionStatus[historyStatus(item)];
  return <Badge $tone={tone}>{t(label)}</Badge>;
}
