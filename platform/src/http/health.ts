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
  let looked = { at: -Infinity, ready: false };
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    const caughtUp = await hasCaughtUp();
    if (performance.now() - looked.at > cachedMilliseconds) {
      looked = { at: performance.now(), ready: await isReady().catch(() => false) };
    }
    const ready = caughtUp && looked.ready;
    return reply.status(ready ? 200 : 503).send({ ready });
  });
}
