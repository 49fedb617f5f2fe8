import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly call?: string;
  }
}

/** Seconds; include the load targets. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Requests without a contract. Never the path, which may have an id. */
const noCall = 'other';

/** Counts and times answers by contract and status. */
export function measureCalls(registry: Registry): (app: FastifyInstance) => void {
  const seconds = new Histogram({
    name: 'portal_http_request_seconds',
    help: 'Time from the request to the end of its answer, by call and status',
    labelNames: ['call', 'method', 'status'],
    buckets,
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', async ({ routeOptions, method }, reply) => {
      const call = routeOptions.config.call ?? noCall;
      seconds.observe({ call, method, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  };
}
