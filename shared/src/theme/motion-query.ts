/** For code that moves things without CSS, or draws other things without motion. CSS has `theme.motion`. */
export const MOTION_QUERY = '(prefers-reduced-motion: no-preference)';
