import type { Socket } from 'node:net';

/** As far as we need the handle below a socket. */
interface Handle {
  /** What Node believes: it begins to read where this is false. */
  reading: boolean;
  readStart(): void;
  readStop(): void;
}
const handleOf = (socket: Socket) => (socket as unknown as { readonly _handle: Handle | null })._handle;

/** Stops Node from reading a socket, whatever is listened to or resumed. `pause` only keeps what has been read. */
export function stopReading(socket: Socket): void {
  const handle = handleOf(socket);
  if (!handle) return;
  handle.reading = true;
  handle.readStop();
}

/** Reads again after `stopReading`. */
export const readAgain = (socket: Socket): void => handleOf(socket)?.readStart();
