import { version as react } from 'react';
import { version as reactDom } from 'react-dom';
import shared from '../../../shared/package.json';
import type { SharedName } from '../../../webpack/shared-modules';

/** The version of each shared module of the page (webpack/shared-modules.ts). */
export const providedVersions: Readonly<Record<SharedName, string>> = {
  react,
  'react/jsx-runtime': react,
  'react/jsx-dev-runtime': react,
  'react-dom': reactDom,
  '@updown/shared': shared.version,
};
