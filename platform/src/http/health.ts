import type { FastifyInstance } from 'fastify';

/**
 * `/livez`: the process answers. `/readyz`: stores answer (checked every five seconds) and views include the log as of
 * the start.
 */
export function serveHealth(
  app: FastifyInstance,
  isReady: () => Promise<boolean>,
  hasCaughtUp: () => boolean | Promise<boolean>,
): void {
  const cachedMilliseconds = 5_000;
  let last = { at: -Infinity, ready: false };
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const caughtUp = await hasCaughtUp();
    if (performance.now() - last.at > cachedMilliseconds) {
      last = { at: performance.now(), ready: await isReady().catch(() => false) };
    }
    const ready = caughtUp && last.ready;
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
