import { Notice } from '@updown/shared';
import { t } from '../texts/texts';
import { useApiUnhealthy } from './use-api-unhealthy';

export function ApiWarning() {
  const isUnhealthy = useApiUnhealthy();
  if (!isUnhealthy) return null;
  return (
    <Notice tone="warning" role="status">
      {t('API connection issues detected. Some features may not work properly.')}
    </Notice>
  );
}
