import { createHash } from 'node:crypto';
import type { QueryContract } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inertJson } from './inert-json';

type Published = NonNullable<QueryContract['published']>;

/**
 * Sends what anybody may read as it is, for caches to keep; 304 where it is what was fetched before (RFC 9110, 13.1.2).
 * Text is sent as it is, anything else as JSON that is inert in the pages of others.
 */
export function sendPublished(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  content: unknown,
  { contentType, maxAgeSeconds, personal = false }: Published,
): FastifyReply {
  const body = typeof content === 'string' ? content : inertJson(JSON.stringify(content));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  reply.headers({ etag, 'cache-control': `${personal ? 'private' : 'public'}, max-age=${maxAgeSeconds}` });
  const known = headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.some((tag) => tag === etag || tag === '*')) return reply.status(304).send();
  return reply.type(contentType).send(body);
}
