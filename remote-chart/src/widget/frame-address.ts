/** The URL of the frame's file, which the build emits beside the remote's own files. */
export function frameAddress(): string {
  return new URL('./widget-frame.html', import.meta.url).href;
}
