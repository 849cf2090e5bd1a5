import { createAction } from '@reduxjs/toolkit';

/**
 * The serial number of the site's descriptor. The stream reports it on connection and at each release, and the host follows
 * it.
 */
export const siteReleased = createAction<number>('site/released');
