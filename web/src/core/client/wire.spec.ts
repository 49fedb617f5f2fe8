import { describe, expect, it } from '@jest/globals';
import { buildRequest } from './wire';

describe('a request built from a contract', () => {
  it('fills the braces of the path and puts the rest of a query behind the question mark', () => {
    const contract = { method: 'GET', path: 'resource/search/{type}/{term}' } as const;
    const { url, body } = buildRequest(contract, {
      type: -1,
      term: 'menú & más',
      page: 2,
      q: undefined,
      sort: '',
    });
    expect(url).toBe('resource/search/-1/men%C3%BA%20%26%20m%C3%A1s?page=2');
    expect(body).toBeUndefined();
  });

  it('[R-API-G2] sends a command as JSON without its path parameters', () => {
    const { url, body, method } = buildRequest(
      { method: 'POST', path: 'order/{id}/status' },
      { id: 'a1', status: 3 },
    );
    expect([method, url, body]).toEqual(['POST', 'order/a1/status', '{"status":3}']);
  });

  it('writes several values of a filter as one comma list', () => {
    expect(buildRequest({ method: 'GET', path: 'order' }, { status: [1, 2] }).url).toBe('order?status=1%2C2');
  });

  it('refuses to send a path with a hole in it', () => {
    expect(() => buildRequest({ method: 'GET', path: 'order/{id}' }, { id: '' })).toThrow(
      'order/{id} needs "id"',
    );
  });
});
