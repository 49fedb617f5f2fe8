import { createHash } from 'node:crypto';
import type { QueryContract } from '@portal/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inertJson } from './inert-json';

type Published = NonNullable<QueryContract['published']>;

/** Public content for caches, 304 if unchanged (RFC 9110, 13.1.2). Non-text is sent as inert JSON. */
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
