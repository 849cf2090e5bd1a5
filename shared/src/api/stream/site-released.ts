import { createAction } from '@reduxjs/toolkit';

/** The stream reports the serial number of the site's descriptor: at connection and at each release. The host looks at it. */
export const siteReleased = createAction<number>('site/released');
