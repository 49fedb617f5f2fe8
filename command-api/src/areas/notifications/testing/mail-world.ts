import { type DocumentOf, type Language, Role } from '@portal/contracts';
import type { ChosenNotices } from '@portal/contracts/areas/notifications';
import { type sections, SectionType } from '@portal/contracts/areas/sections';
import type { users } from '@portal/contracts/areas/users';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';

export const start = '2026-11-20T09:30:00.000Z';
export const secrets = createSessionSecrets(Buffer.alloc(32, 1));

type User = DocumentOf<typeof users>;
export const reader = (id: number, changes: Partial<User> = {}): User => ({
  id,
  name: `Persona ${id}`,
  email: `p${id}@es.chain.example`,
  phone: '',
  type: Role.Franchisee,
  active: true,
  deleted: false,
  locations: [1],
  accessEndedBy: [],
  favourite: null,
  legal: '2026-01',
  sessionsFrom: null,
  addressChange: null,
  secondFactor: false,
  version: 0,
  ...changes,
});

export const shownSection: DocumentOf<typeof sections> = {
  id: 1,
  parentId: -1,
  name: 'Sala',
  url: 'sala',
  formerUrls: [],
  path: ['nacional'],
  type: SectionType.National,
  active: true,
  level: 1,
  place: 1,
  version: 0,
  resources: 0,
};
export const hiddenSection = { ...shownSection, id: 3, parentId: 2 };
export const tree = [shownSection, { ...shownSection, id: 2, active: false }, hiddenSection];

export interface MailedPerson {
  readonly user: User;
  readonly newFiles?: boolean;
  /** Cells besides. */
  readonly chosen?: ChosenNotices;
  readonly language?: Language;
}

export type Filling = readonly [
  view: { readonly name: string },
  documents: readonly { id: number | string }[],
];

/** Deadline and event of the end of a window. */
export const newFilesWindow = [
  'when-new-files-have-been-collected-then-announce-them',
  'NewFilesAnnounced',
] as const;
export const orderNewsWindow = [
  'when-orders-have-had-news-for-a-while-then-announce-them',
  'OrderNewsAnnounced',
] as const;
