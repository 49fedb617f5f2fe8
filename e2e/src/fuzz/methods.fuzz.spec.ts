import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, methodsOf } from '@portal/contracts';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';

describe('[F1] methods that a path does not know', () => {
  let portal: InProcessPortal;
  beforeAll(async () => {
    portal = await openInProcessPortal('ES');
  });
  afterAll(() => portal.close());

  const paths = [...new Set(allCalls.map(({ path }) => path))];
  it.each(paths)('are refused on %s with 405 and what is allowed', async (path) => {
    const url = `/api/${path.replaceAll(/\{\w+\}/g, '1')}`;
    const calls = allCalls.filter((call) => call.path === path);
    const known: readonly string[] = calls.flatMap(methodsOf);
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const) {
      if (known.includes(method)) continue;
      const answer = await portal.app.inject({ method, url });
      expect({ method, status: answer.statusCode }).toEqual({ method, status: 405 });
      const allowed = String(answer.headers.allow).split(', ');
      expect(allowed.sort()).toEqual([...new Set(known)].sort());
    }
  });
});
