import { pageAddresses } from '../site/hints';
import { pageFile, pageLocation } from '../site/page-files';

export function pageLocations(): string[] {
  return pageAddresses.map(
    (page) => `location ${pageLocation(page)} { try_files /${pageFile(page)} =404; }`,
  );
}
