import { styled } from '@updown/shared';
import type { ReactNode } from 'react';

const NoBox = styled.div`
  display: contents;
`;

/** A part of the dashboard that the page fills with the answers inside it before React does: scenes.ts. */
export type PartName =
  | 'Badge'
  | 'Price'
  | 'Status'
  | 'Refresh'
  | 'Source'
  | 'Chart'
  | 'Gate'
  | 'State';

export function Part({ name, children }: { name: PartName; children: ReactNode }) {
  return <NoBox data-part={`dashboard/Dashboard/${name}`}>{children}</NoBox>;
}
