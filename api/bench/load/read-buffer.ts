/**
 * What all sockets of a load process read into, one after the other: a buffer for each read would cost the load more
 * time than the server takes to answer.
 */
export const readBuffer = Buffer.alloc(256 * 1024);

/** The first `length` bytes of what was read last. */
export const textRead = (length: number): string => readBuffer.toString('latin1', 0, length);
