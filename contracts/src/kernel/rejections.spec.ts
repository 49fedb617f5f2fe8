import { describe, expect, it } from '@jest/globals';
import { isRejection, kernelRejections, reject } from './rejections';

describe('rejections', () => {
  it('are distinguished from any other result', () => {
    expect(isRejection(reject('not_found'))).toBe(true);
    for (const other of [null, undefined, [], {}, 'not_found', { id: 1 }])
      expect(isRejection(other)).toBe(false);
  });

  it('carry fields and facts beside the code', () => {
    const details = { retryAfterSeconds: 60 };
    expect(reject('too_many_requests', { details })).toEqual({ rejected: 'too_many_requests', details });
  });

  it('answer a lost session, a missing right and a forged call with 403', () => {
    const { session_expired, forbidden, csrf, legal_required } = kernelRejections;
    expect([session_expired, forbidden, csrf, legal_required]).toEqual([403, 403, 403, 403]);
  });
});
