/** The address of the frame's file, which the build puts beside the remote's own. */
export function frameAddress(): string {
  return new URL('./widget-frame.html', import.meta.url).href;
}
