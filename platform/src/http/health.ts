import type { FastifyInstance } from 'fastify';

/** `/livez`: the process answers. `/readyz`: what it needs answers, looked at most every five seconds. */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>): void {
  const cachedMilliseconds = 5_000;
  let looked = { at: -Infinity, ready: false };
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    if (performance.now() - looked.at > cachedMilliseconds) {
      looked = { at: performance.now(), ready: await isReady().catch(() => false) };
    }
    return reply.status(looked.ready ? 200 : 503).send({ ready: looked.ready });
  });
}
