/** The frame's file, which the build puts beside the remote's own. */
export const frameAddress = (): string => new URL('./widget-frame.html', import.meta.url).href;
