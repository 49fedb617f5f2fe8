import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { CallContract } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { buildOpenApi } from './openapi';

/** OpenAPI page at `/api/docs`, built on first request. */
export async function serveOpenApi(app: FastifyInstance, calls: readonly CallContract[]): Promise<void> {
  let made: ReturnType<typeof buildOpenApi> | undefined;
  await app.register(swagger, { mode: 'static', specification: { document: {} as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformSpecification: () => (made ??= buildOpenApi(calls)) as never,
    transformSpecificationClone: false,
  });
}
