import { describe, expect, it } from '@jest/globals';
import { openSelection, sealSelection } from './selection-ticket';
import { cookieNameFor, deviceCookieNameFor, secretInCookies } from './session-cookie';
import { createSessionSecrets, sessionIdOf } from './session-secrets';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const elsewhere = createSessionSecrets(Buffer.alloc(32, 2));

describe('the secrets of a deployment', () => {
  it('[S3] match a token to its session alone, and only whole', () => {
    const token = secrets.csrfToken('a');
    expect(secrets.csrfMatches('a', token)).toBe(true);
    const others = [undefined, '', token.slice(1), `${token}x`, 'x'.repeat(token.length)];
    for (const other of [...others, secrets.csrfToken('b'), elsewhere.csrfToken('a')])
      expect(secrets.csrfMatches('a', other)).toBe(false);
  });

  it('[S2] derive a different value for each label and text, and an id that does not reveal a session’s secret', () => {
    const made = [secrets, elsewhere].flatMap((each) => [
      each.csrfToken('a'),
      each.inputDigest('a'),
      each.emailDigest('a'),
      each.pepper('a'),
      each.seal('a').split('.')[1],
    ]);
    expect(new Set(made).size).toBe(made.length);
    expect(sessionIdOf('a')).toMatch(/^[0-9a-f]{64}$/);
    expect(secrets.emailDigest(' Ana@ES.chain.example ')).toBe(secrets.emailDigest('ana@es.chain.example'));
  });

  it('[W14] open what they have sealed, and nothing else', () => {
    const sealed = secrets.seal('text');
    expect(secrets.open(sealed)).toBe('text');
    const [body, signature] = sealed.split('.');
    const forged = [
      '',
      '.',
      `${body}`,
      `${body}.`,
      `.${signature}`,
      `${Buffer.from('other').toString('base64url')}.${signature}`,
      elsewhere.seal('text'),
    ];
    for (const other of forged) expect(secrets.open(other)).toBeNull();
  });
});

describe('the ticket for a selection', () => {
  const now = new Date('2026-11-20T09:30:00.000Z');
  const ticket = {
    ids: [1, 2],
    filename: 'a.zip',
    userId: 12,
    sessionId: 's',
    until: '2026-11-20T09:35:00.000Z',
  };
  const sealed = sealSelection(secrets, ticket);

  it('[W14] opens for its person until its moment', () => {
    expect(openSelection(secrets, sealed, { userId: 12, sessionId: 's', now })).toEqual(ticket);
    expect(openSelection(secrets, sealed, { userId: 13, sessionId: 's', now })).toBeNull();
    expect(openSelection(secrets, sealed, { userId: 12, sessionId: 'other', now })).toBeNull();
    const late = { userId: 12, sessionId: 's', now: new Date(ticket.until) };
    expect(openSelection(secrets, sealed, late)).toBeNull();
    expect(openSelection(elsewhere, sealed, { userId: 12, sessionId: 's', now })).toBeNull();
    const unmarked = secrets.seal(JSON.stringify(ticket));
    expect(openSelection(secrets, unmarked, { userId: 12, sessionId: 's', now })).toBeNull();
  });
});

describe('the session cookie', () => {
  it('[S2] is tied to its host where there is https, and one for each market where there is not', () => {
    expect(cookieNameFor({ https: true, market: 'ES' })).toBe('__Host-portal');
    expect(cookieNameFor({ https: false, market: 'PT' })).toBe('portal-pt');
    expect(deviceCookieNameFor('portal-pt')).toBe('portal-pt-device');
  });

  it('[S2] is found among others by its whole name', () => {
    expect(secretInCookies('a=1; portal-es=s; portal-es-device=d', 'portal-es')).toBe('s');
    expect(secretInCookies('xportal-es=s', 'portal-es')).toBeUndefined();
    expect(secretInCookies(undefined, 'portal-es')).toBeUndefined();
  });
});
