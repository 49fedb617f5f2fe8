import { describe, expect, it } from '@jest/globals';
import { deepestNesting } from '@portal/contracts';
import { createApp } from './create-app';
import { opensTooDeep } from './json-body';

async function answerTo(payload: string) {
  const app = await createApp({ logLevel: 'silent', https: false });
  app.post('/', async ({ body }) => ({ body }));
  const headers = { 'content-type': 'application/json' };
  const { statusCode, json } = await app.inject({ method: 'POST', url: '/', payload, headers });
  await app.close();
  return { statusCode, body: json<{ body?: unknown; error?: { code: string } }>() };
}

const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

describe('a JSON body', () => {
  it('[F1] is refused where it is nested deeper than any call takes', async () => {
    for (const payload of [
      nested(deepestNesting + 1),
      nested(8_000),
      `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
    ])
      expect(await answerTo(payload)).toMatchObject({
        statusCode: 400,
        body: { error: { code: 'invalid_body' } },
      });
    const deepest = nested(deepestNesting);
    expect(await answerTo(deepest)).toEqual({
      statusCode: 200,
      body: { body: JSON.parse(deepest) as unknown },
    });
  });

  it('[F1] is checked before it is parsed; brackets in texts do not count', () => {
    const deep = '['.repeat(deepestNesting + 1);
    expect(opensTooDeep(deep)).toBe(true);
    expect(opensTooDeep(`{"a":"\\"","b":${deep}`)).toBe(true);
    expect(opensTooDeep(`{"a":"${deep}"}`)).toBe(false);
    expect(opensTooDeep(`{"a\\\\\\"${deep}":1}`)).toBe(false);
    expect(opensTooDeep('[{},[]],'.repeat(deepestNesting))).toBe(false);
    expect(opensTooDeep('"never ended')).toBe(false);
  });

  it('[S16] is refused where it names a prototype, is broken or empty', async () => {
    for (const payload of [
      '{"__proto__":{"role":2}}',
      '{"constructor":{"prototype":{"role":2}}}',
      '{"a":',
      '',
    ])
      expect(await answerTo(payload)).toMatchObject({
        statusCode: 400,
        body: { error: { code: 'invalid_body' } },
      });
  });
});
