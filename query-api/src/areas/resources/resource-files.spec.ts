import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aResource,
  aResourceDocument,
  resourceDownloads,
  resources,
} from '@portal/contracts/areas/resources';
import type { LogReader } from '@portal/platform/history/log-reader';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { projected } from '@portal/platform/testing/projection-kit';
import { askedBy, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import { resourceDownloadHandlers } from './resources.handlers';

const views = viewsHolding([
  resources,
  [
    aResource(),
    aResource({ resourceId: 2, status: 0 }),
    aResource({ resourceId: 3, status: 2 }),
    aResource({
      resourceId: 4,
      thumb: { key: 'a'.repeat(32), width: 640, height: 480, contentType: 'image/webp' },
    }),
  ].map((input) => aResourceDocument(input)),
]);
const key = 'a'.repeat(32);

async function thumb(id: number, more: { v?: string; role?: Role } = {}) {
  const context = askedBy(await views, { person: testPerson(more.role ?? Role.Manager) });
  return opening(resourceDownloadHandlers, resourceDownloads.OpenThumb, { id, v: more.v }, context);
}

describe('the preview picture of a resource', () => {
  it('[R-CAT-04] is shown in place, and kept by browsers under the address that names its version', async () => {
    const shown = { key, filename: 'menu-del-dia-1.jpg', contentType: 'image/jpeg', disposition: 'inline' };
    expect(await thumb(1, { v: key })).toEqual({ ...shown, immutable: true });
    expect(await thumb(1, { v: 'older' })).toEqual({ ...shown, immutable: false });
    expect(await thumb(1)).toEqual({ ...shown, immutable: false });
  });

  it('[R11] is an earlier one at its address for administrators, whose histories show it', async () => {
    const earlier = { key: 'e'.repeat(32), width: 600, height: 800 };
    const added = { type: 'ResourceAdded', data: aResource({ thumb: earlier }), stream: 'resource-1' };
    const log: LogReader = {
      readStreams: async ([stream]) => (stream === added.stream ? [projected(added)] : []),
      eventAt: async () => null,
    };
    const open = async (role: Role, v: string) => {
      const context = askedBy(await views, { person: testPerson(role), log });
      return opening(resourceDownloadHandlers, resourceDownloads.OpenThumb, { id: 1, v }, context);
    };
    expect(await open(Role.Editor, earlier.key)).toMatchObject({ key: earlier.key, immutable: false });
    expect(await open(Role.Editor, 'never')).toMatchObject({ key, immutable: false });
    expect(await open(Role.Manager, earlier.key)).toMatchObject({ key });
  });

  it('[R-API-64] is shown as what it is, where it was kept as it was brought', async () => {
    expect(await thumb(4)).toMatchObject({ contentType: 'image/webp', filename: 'menu-del-dia-4.webp' });
  });

  it('[AMB-05] is shown of what is coming soon, and of what is inactive to administrators only', async () => {
    expect(await thumb(3)).toMatchObject({ key });
    expect(await thumb(2)).toBe('not_found');
    expect(await thumb(99)).toBe('not_found');
    expect(await thumb(2, { role: Role.Editor })).toMatchObject({ key });
  });
});

describe('a granted file', () => {
  const until = '2026-11-20T09:35:00.000Z';
  const granted = { key: 'f'.repeat(32), filename: 'menu.pdf', contentType: 'application/pdf' };

  async function open(ticket: string | null, { userId = 12, at = '2026-11-20T09:30:00.000Z' } = {}) {
    const person = testPerson(Role.Franchisee, { userId });
    const context = askedBy(await views, { person, now: () => new Date(at) });
    const sealed =
      ticket ?? sealTicket(context.secrets, { ...granted, userId: 12, sessionId: 'session-1', until });
    return opening(resourceDownloadHandlers, resourceDownloads.OpenFile, { ticket: sealed }, context);
  }

  it('[W14] [S12] is handed out as an attachment under its own name', async () => {
    expect(await open(null)).toEqual({ ...granted, disposition: 'attachment', immutable: false });
  });

  it('[W14] is not found for another person, after its time, or under a ticket that was made up', async () => {
    expect(await open(null, { userId: 13 })).toBe('not_found');
    expect(await open(null, { at: until })).toBe('not_found');
    expect(await open('e30.AAAA')).toBe('not_found');
    expect(await open('f'.repeat(32))).toBe('not_found');
  });
});
