/**
 * The read buffer that all sockets of a load process share. A new buffer for each read would take the load process
 * longer than the response takes the server.
 */
export const readBuffer = Buffer.alloc(256 * 1024);

/** The first `length` bytes of the last read. */
export function textRead(length: number): string {
  return readBuffer.toString('latin1', 0, length);
}
