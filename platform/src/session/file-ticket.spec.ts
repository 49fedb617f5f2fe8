import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openTicket, sealTicket, type FileTicket } from './file-ticket';
import { openArt, openSelection, sealArt, sealSelection } from './selection-ticket';
import { createSessionSecrets } from './session-secrets';

const secrets = createSessionSecrets(Buffer.alloc(32, 1));
const ticket: FileTicket = {
  key: 'f'.repeat(32),
  filename: 'Menú del día – otoño.pdf',
  contentType: 'application/pdf',
  userId: 12,
  sessionId: 'session-1',
  until: '2026-11-20T09:35:00.000Z',
};
const holder = { userId: 12, sessionId: 'session-1' };
const inTime = new Date('2026-11-20T09:34:59.999Z');

describe('a file ticket', () => {
  it('[W14] opens for its person until its time, and never for another person or later', () => {
    const sealed = sealTicket(secrets, ticket);
    expect(openTicket(secrets, sealed, { ...holder, now: inTime })).toEqual(ticket);
    expect(openTicket(secrets, sealed, { ...holder, userId: 13, now: inTime })).toBeNull();
    expect(openTicket(secrets, sealed, { ...holder, now: new Date(ticket.until) })).toBeNull();
  });

  it('[W14] [S2] opens in the session that it was granted to, and not in another one of the same person', () => {
    const sealed = sealTicket(secrets, ticket);
    expect(openTicket(secrets, sealed, { ...holder, sessionId: 'session-2', now: inTime })).toBeNull();
  });

  it('[W14] is run out when it was sealed by a version of the portal that named no session', () => {
    const { sessionId: _none, ...older } = ticket;
    const sealed = secrets.seal(`file ${JSON.stringify(older)}`);
    expect(openTicket(secrets, sealed, { ...holder, now: inTime })).toBeNull();
  });

  it('[W14] opens as what it was granted for: pieces of an order are no resources', () => {
    const { userId, sessionId, until } = ticket;
    const art = { orderId: 'order', pieces: [1, 2], userId, sessionId, until };
    const selection = { ids: [1, 2], filename: '2026.zip', userId, sessionId, until };
    const asHolder = { ...holder, now: inTime };
    const opened = [
      sealTicket(secrets, ticket),
      sealArt(secrets, art),
      sealSelection(secrets, selection),
    ].map((sealed) => [openTicket, openArt, openSelection].map((open) => open(secrets, sealed, asHolder)));
    expect(opened).toEqual([
      [ticket, null, null],
      [null, art, null],
      [null, null, selection],
    ]);
  });

  it('[R2] is the same text for the same grant, and one segment of a path', () => {
    const reordered = Object.fromEntries(Object.entries(ticket).reverse()) as unknown as FileTicket;
    expect(sealTicket(secrets, reordered)).toBe(sealTicket(secrets, ticket));
    expect(sealTicket(secrets, ticket)).toMatch(/^[\w.-]+$/);
  });

  it('[W14] cannot be made up, changed, or borrowed from another deployment or another use of the seal', () => {
    const sealed = sealTicket(secrets, ticket);
    const asPerson = { ...holder, now: inTime };
    const foreign = createSessionSecrets(Buffer.alloc(32, 2));
    expect(openTicket(secrets, sealTicket(foreign, ticket), asPerson)).toBeNull();
    expect(openTicket(secrets, secrets.seal(JSON.stringify(ticket)), asPerson)).toBeNull();
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.constantFrom('A', 'z', '0', '.', '_'), (at, character) => {
        const changed = sealed.slice(0, at) + character + sealed.slice(at + 1);
        fc.pre(changed !== sealed);
        expect([null, ticket]).toContainEqual(openTicket(secrets, changed, asPerson));
      }),
    );
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(openTicket(secrets, text, asPerson)).toBeNull();
      }),
    );
  });
});
