import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * JSON lines. Of requests only the method is logged (S19).
 * @param level pino's; `silent` writes nothing
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const serializers = { req: ({ method }: { method: string }) => ({ method }) };
  // To the file descriptor: a thread's stdout waits for the main thread.
  return pino({ level, serializers }, destination ?? pino.destination({ fd: 1, sync: true }));
}
