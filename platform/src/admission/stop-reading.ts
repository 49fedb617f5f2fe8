import type { Socket } from 'node:net';

interface Handle {
  /** Node starts to read where this is false. */
  reading: boolean;
  readStart(): void;
  readStop(): void;
}
const handleOf = (socket: Socket) => (socket as unknown as { readonly _handle: Handle | null })._handle;

/** Stops reading at the handle; `pause` would still read into a buffer. */
export function stopReading(socket: Socket): void {
  const handle = handleOf(socket);
  if (!handle) return;
  handle.reading = true;
  handle.readStop();
}

/** Undoes `stopReading`. */
export const readAgain = (socket: Socket): void => handleOf(socket)?.readStart();
