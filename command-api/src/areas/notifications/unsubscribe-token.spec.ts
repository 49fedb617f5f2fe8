import { describe, expect, it } from '@jest/globals';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { openUnsubscribe, sealUnsubscribe } from './unsubscribe-token';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));

describe('the link with which mails are ended', () => {
  it('[R-ACC-15] says for whom, and fits into an address', () => {
    const token = sealUnsubscribe(secrets, 12);
    expect(openUnsubscribe(secrets, token)).toBe(12);
    expect(token).toMatch(/^[\w.-]+$/);
  });

  it('[S6] cannot be made by anybody else, nor out of another sealed text', () => {
    const mine = sealUnsubscribe(secrets, 12);
    const forged = `${Buffer.from('unsubscribe 13').toString('base64url')}.${mine.split('.')[1]}`;
    const elsewhere = sealUnsubscribe(createSessionSecrets(Buffer.alloc(32, 2)), 12);
    const file = {
      key: 'a',
      filename: 'a',
      contentType: 'a/b',
      userId: 12,
      sessionId: 'session-1',
      until: '2026-11-20T09:30:00.000Z',
    };
    for (const token of [forged, elsewhere, sealTicket(secrets, file), '', 'none'])
      expect(openUnsubscribe(secrets, token)).toBeNull();
  });
});
