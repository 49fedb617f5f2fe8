import type { EventOf } from '../../kernel';
import type { AnnouncedResource, notificationsEvents } from './notifications.events';

type NotificationsEvent = EventOf<typeof notificationsEvents>;
type Named<N extends NotificationsEvent['type']> = Extract<NotificationsEvent, { type: N }>;

/** For tests: a poster in Spanish. */
export const anAnnouncedResource = (changes: Partial<AnnouncedResource> = {}): AnnouncedResource => {
  const resourceId = changes.resourceId ?? 1;
  return {
    resourceId,
    name: 'Menú del día',
    language: 'CAST',
    link: `/nacional/menus/menu-del-dia-${resourceId}`,
    thumbKey: 'a'.repeat(32),
    ...changes,
  };
};

/** For tests: the piece was collected into batch 1, which is announced at 9:40 UTC. */
export const aNewFileCollected = (
  piece: Partial<AnnouncedResource> = {},
  batchId = 'batch-1',
): Named<'NewFileCollected'> => ({
  type: 'NewFileCollected',
  data: { batchId, piece: anAnnouncedResource(piece), closesAt: '2026-11-20T09:40:00.000Z' },
});

/** For tests: user 12 set the switch on the screen. */
export const aNewFilesMailSet = (
  on: boolean,
  changes: Partial<Named<'NewFilesMailSet'>['data']> = {},
): Named<'NewFilesMailSet'> => ({
  type: 'NewFilesMailSet',
  data: { userId: 12, on, by: 'person', ...changes },
});
