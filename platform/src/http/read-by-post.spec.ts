import { describe, expect, it } from '@jest/globals';
import { anyone, defineQueries, methodsOf, query } from '@portal/contracts';
import Fastify from 'fastify';
import { z } from 'zod';
import { sendPublished } from './send-published';

const spec = {
  ...({ method: 'GET', input: z.object({}), output: z.string(), access: anyone(), views: [] } as const),
  summary: 'Reads a sample',
};
const calls = defineQueries('samples', {
  Read: query({ ...spec, path: 'sample/read', legacyPost: true }),
  Look: query({ ...spec, path: 'sample/look' }),
});

describe('a read that the specification writes as POST', () => {
  it('[R-API-G2] is answered at GET and at POST, any other at GET alone', () => {
    expect(methodsOf(calls.Read)).toEqual(['GET', 'POST']);
    expect(methodsOf(calls.Look)).toEqual(['GET']);
  });
});

describe('published content', () => {
  async function published(content: unknown, personal: boolean, etag?: string) {
    const app = Fastify();
    const options = { contentType: 'text/calendar; charset=utf-8', maxAgeSeconds: 900, personal };
    app.get('/', async (request, reply) => sendPublished(request, reply, content, options));
    const answer = await app.inject({ url: '/', headers: etag ? { 'if-none-match': etag } : {} });
    await app.close();
    return answer;
  }

  it('is sent unchanged where it is text, and personal content is cached privately only', async () => {
    const answer = await published('BEGIN:VCALENDAR', true);
    expect(answer.body).toBe('BEGIN:VCALENDAR');
    expect(answer.headers['cache-control']).toBe('private, max-age=900');
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const again = await published('BEGIN:VCALENDAR', true, String(answer.headers.etag));
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is sent again unless its very tag is known, as a weak one or among others (RFC 9110, 13.1.2)', async () => {
    const tag = String((await published('BEGIN:VCALENDAR', true)).headers.etag);
    const statusWith = async (known: string) => (await published('BEGIN:VCALENDAR', true, known)).statusCode;
    for (const known of [`W/${tag}`, `"other", ${tag}`, '*']) expect(await statusWith(known)).toBe(304);
    for (const known of ['"other"', tag.replace('"', '"W/')]) expect(await statusWith(known)).toBe(200);
  });

  it('[X6] is inert in a page, for any input', async () => {
    const hostile = { name: '</script><script>alert(1)</script><!-- & \u2028\u2029' };
    const answer = await published(hostile, false);
    expect(answer.body).not.toMatch(/[<>&\u2028\u2029]/);
    expect(answer.json()).toEqual(hostile);
  });

  it('is JSON otherwise, for every cache', async () => {
    const answer = await published({ a: 1 }, false);
    expect(answer.body).toBe('{"a":1}');
    expect(answer.headers['cache-control']).toBe('public, max-age=900');
  });
});
