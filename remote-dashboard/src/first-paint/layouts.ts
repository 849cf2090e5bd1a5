import { theme } from '@updown/shared';

/** The build draws the dashboard for a small window, and for those from here on: dashboard/use-layout.ts. */
export const layouts: readonly string[] = [theme.media.medium, theme.media.large];
