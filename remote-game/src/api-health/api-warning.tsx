import { Notice } from '@updown/shared';
import { useApiTrouble } from './use-api-trouble';

export function ApiWarning() {
  const inTrouble = useApiTrouble();
  if (!inTrouble) return null;
  return (
    <Notice tone="warning" role="status">
      API connection issues detected. Some features may not work properly.
    </Notice>
  );
}
