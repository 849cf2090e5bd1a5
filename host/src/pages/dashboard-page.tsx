import { VisuallyHidden } from '@updown/shared';
import { RemoteSlot } from '../remotes/remote-slot';

export function DashboardPage() {
  return (
    <>
      <title>Dashboard · UpDown</title>
      <VisuallyHidden as="h1">Dashboard</VisuallyHidden>
      <RemoteSlot remote="dashboard" module="Dashboard" title="Dashboard" height="640px" />
    </>
  );
}
