import { VisuallyHidden } from '@updown/shared';
import { t } from '../../texts/texts';
import { RemotePlace } from '../federation/remote-place';

export function DashboardPage() {
  return (
    <>
      <title>{`${t('Dashboard')} · UpDown`}</title>
      <VisuallyHidden as="h1">{t('Dashboard')}</VisuallyHidden>
      <RemotePlace remote="dashboard" module="Dashboard" title={t('Dashboard')} height="640px" />
    </>
  );
}
