import { pino, type DestinationStream, type Logger } from 'pino';

/**
 * One line of JSON per thing worth telling, to the standard output unless told otherwise. Of a request only its method
 * is written: query strings and credentials never reach the log (S19).
 * @param level pino's: `silent` writes nothing
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const serializers = { req: ({ method }: { method: string }) => ({ method }) };
  // Straight to the file descriptor: a thread's own standard output would wait for the main thread.
  return pino({ level, serializers }, destination ?? pino.destination({ fd: 1, sync: true }));
}
