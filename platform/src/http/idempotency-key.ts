import { idempotencyKeyHeader, idempotencyKeySchema } from '@portal/contracts';
import type { FastifyRequest } from 'fastify';

/** The request's key (R2): `undefined` without one, `null` if invalid. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined | null {
  const key = request.headers[idempotencyKeyHeader];
  if (key === undefined) return undefined;
  const parsed = idempotencyKeySchema.safeParse(key);
  return parsed.success ? parsed.data : null;
}
