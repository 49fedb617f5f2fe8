import { createClient } from '@redis/client';

export type RedisConnection = ReturnType<typeof connectRedis>;

const maxPauseMilliseconds = 2_000;
const silenceMilliseconds = 15_000;
const pingMilliseconds = 5_000;

/** 50 ms, doubled up to 2 s, with jitter. */
function pauseBefore(attempt: number): number {
  const longest = Math.min(50 * 2 ** attempt, maxPauseMilliseconds);
  return longest * (0.5 + Math.random() / 2);
}

/**
 * Reconnects until destroyed.
 * @param options.waits commands wait for a reconnect, or fail at once
 * @param options.onError once per outage
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
  // Rejects only in `destroy` before the first connect.
  client.connect().catch(() => undefined);
  return client;
}
