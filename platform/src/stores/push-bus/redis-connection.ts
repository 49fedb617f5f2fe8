import { createClient } from '@redis/client';

/** One connection to Redis that comes back by itself. */
export type RedisConnection = ReturnType<typeof connectRedis>;

const maxPauseMilliseconds = 2_000;
/** A connection silent for so long counts as dead, whatever the operating system reports. */
const silenceMilliseconds = 15_000;
const pingMilliseconds = 5_000;

/** Delay of a reconnect: 50 ms, doubled up to 2 s, with jitter. */
function pauseBefore(attempt: number): number {
  const longest = Math.min(50 * 2 ** attempt, maxPauseMilliseconds);
  return longest * (0.5 + Math.random() / 2);
}

/**
 * Starts to connect and goes on trying until it is destroyed.
 * @param options.waits whether commands wait for the connection to come back, or fail at once.
 * @param options.onError told once per outage, not once per attempt.
 */
export function connectRedis(
  url: string,
  { waits, onError }: { waits: boolean; onError: (error: unknown) => void },
) {
  const client = createClient({
    url,
    RESP: 2,
    disableOfflineQueue: !waits,
    pingInterval: pingMilliseconds,
    socket: { reconnectStrategy: pauseBefore, connectTimeout: 5_000, socketTimeout: silenceMilliseconds },
  });
  let troubled = false;
  client.on('ready', () => (troubled = false));
  client.on('error', (error) => {
    if (!troubled) onError(error);
    troubled = true;
  });
  // Rejected only by `destroy` while it still tries.
  client.connect().catch(() => undefined);
  return client;
}
