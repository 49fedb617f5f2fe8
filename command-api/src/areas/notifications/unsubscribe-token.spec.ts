import { describe, expect, it } from '@jest/globals';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { noticeKinds } from '@portal/contracts/areas/notifications';
import { openUnsubscribe, sealUnsubscribe, unsubscribeLinks } from './unsubscribe-token';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));

describe('the link with which mails are ended', () => {
  it.each(noticeKinds)('[R-ACC-15] names the person and the kind, and fits into an address: %s', (kind) => {
    const token = sealUnsubscribe(secrets, { userId: 12, kind });
    expect(openUnsubscribe(secrets, token)).toEqual({ userId: 12, kind });
    expect(token).toMatch(/^[\w.-]+$/);
    expect(unsubscribeLinks('https://portal.example', kind, token)).toEqual({
      oneClick: `https://portal.example/api/notifications/unsubscribe/${token}`,
      page: `https://portal.example/unsubscribe/${token}?kind=${kind}`,
    });
  });

  it('[S6] cannot be forged, nor made from another sealed text', () => {
    const about = { userId: 12, kind: 'newFiles' } as const;
    const mine = sealUnsubscribe(secrets, about);
    const forged = `${Buffer.from('unsubscribe newFiles 13').toString('base64url')}.${mine.split('.')[1]}`;
    const elsewhere = sealUnsubscribe(createSessionSecrets(Buffer.alloc(32, 2)), about);
    const file = {
      key: 'a',
      filename: 'a',
      contentType: 'a/b',
      userId: 12,
      sessionId: 'session-1',
      until: '2026-11-20T09:30:00.000Z',
    };
    for (const token of [
      forged,
      elsewhere,
      sealTicket(secrets, file),
      secrets.seal('unsubscribe all 12'),
      '',
      'none',
    ])
      expect(openUnsubscribe(secrets, token)).toBeNull();
  });
});
