import { VisuallyHidden } from '@updown/shared';
import { RemoteSlot } from '../remotes/remote-slot';
import { t } from '../texts/texts';

export function DashboardPage() {
  return (
    <>
      <title>{`${t('Dashboard')} · UpDown`}</title>
      <VisuallyHidden as="h1">{t('Dashboard')}</VisuallyHidden>
      <RemoteSlot remote="dashboard" module="Dashboard" title={t('Dashboard')} height="640px" />
    </>
  );
}
