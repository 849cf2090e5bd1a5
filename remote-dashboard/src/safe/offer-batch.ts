import type { SafeProposal } from '@updown/shared';

/** Long enough for the browser to start the download. */
const KEPT_MS = 60_000;

/** Downloads the file for Safe's Transaction Builder. */
export function offerBatch(batch: SafeProposal['batch'], name: string): void {
  const file = new Blob([JSON.stringify(batch, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
