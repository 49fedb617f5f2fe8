import { describe, expect, it } from '@jest/globals';
import { allCalls } from './all-calls';
import { emptyWorld, exampleInput } from './examples';
import type { CallContract } from './kernel';
import { appFor, appOf } from './routing-table';

function pathOf(call: CallContract): string {
  const input = exampleInput(call, emptyWorld);
  return `/api/${call.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(input[name])))}`;
}

describe('the routing table', () => {
  it.each(allCalls.map((call) => [call.name, call] as const))(
    'sends %s to the app that answers it',
    (_name, call) => {
      expect(appFor(call.method, pathOf(call))).toBe(appOf(call));
    },
  );

  it('sends the deletions that are written as GET to the commands', () => {
    expect(appFor('GET', '/api/order/00000000-0000-4000-8000-000000000000/delete')).toBe('command-api');
  });

  it.each(['/', '/orders', '/socket.io/', '/api/docs', '/api/unknown'])('sends %s to the queries', (path) => {
    expect(appFor('GET', path)).toBe('query-api');
  });
});
