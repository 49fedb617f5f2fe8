import { type DocumentOf, type InputOf, Role, type ViewContract } from '@portal/contracts';
import {
  cannedReplies,
  chatDownloads,
  type ChatMarks,
  chatQueries,
  noMarks,
  orderChats,
  orderMessages,
  orderNotes,
} from '@portal/contracts/areas/chat';
import { orders } from '@portal/contracts/areas/orders';
import { users } from '@portal/contracts/areas/users';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import type { Person } from '@portal/platform/session/person';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { chatDownloadHandlers, chatHandlers } from '../chat.handlers';

type Content = readonly [view: ViewContract, documents: readonly Document[]];

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
export const key = 'a'.repeat(32);
export const secretWords = 'Cliente difícil';

const order = (n: number, restaurantId = 1, deleted = false) => ({
  id: uuid(n),
  restaurantId,
  deleted,
  date: at(n),
});

export const chat = (n: number, overrides: Partial<DocumentOf<typeof orderChats>> = {}) => ({
  id: uuid(n),
  number: n,
  restaurantId: 1,
  restaurantSite: '101',
  restaurantName: 'Baixa',
  marks: noMarks,
  unreadByAgency: 0,
  waitsFor: [],
  waitsForEverybody: false,
  read: { restaurant: [], agency: [] },
  lastAt: at(n),
  lastBy: 12,
  lastText: 'Bom dia',
  deleted: false,
  ...overrides,
});

/** Waiting messages by side, and the agency's by person. */
export function waits(
  restaurant: number,
  agency: number,
  concerned: number[],
  more: Partial<ChatMarks> = {},
) {
  const waitsForEverybody = agency > 0 && concerned.length === 0;
  return {
    marks: { ...noMarks, counts: { restaurant, agency }, concerned, ...more },
    unreadByAgency: restaurant,
    waitsFor: agency > 0 ? concerned : [],
    waitsForEverybody,
  };
}

const message = (n: number, place: number, overrides: Partial<DocumentOf<typeof orderMessages>> = {}) => ({
  id: `message-${n}-${place}`,
  orderId: uuid(n),
  place,
  userId: 12,
  userType: Role.Franchisee,
  side: 'restaurant' as const,
  by: 12,
  at: at(place),
  html: `<p>${place}</p>`,
  images: [],
  ...overrides,
});

const user = (id: number, name: string, type: Role, changes: Partial<DocumentOf<typeof users>> = {}) => ({
  id,
  name,
  type,
  email: `${id}@pt.chain.example`,
  phone: '',
  active: true,
  deleted: false,
  locations: [],
  accessEndedBy: [],
  favourite: null,
  legal: null,
  sessionsFrom: null,
  secondFactor: false,
  version: 0,
  ...changes,
});

const note = (n: number, minute: number) => ({
  id: `note-${minute}`,
  orderId: uuid(n),
  userId: 1,
  userType: Role.Administrator,
  by: 1,
  at: at(minute),
  html: `<p>${secretWords} ${minute}</p>`,
  ...(minute === 12 && { mentions: [3, 99] }),
});

const read = {
  restaurant: [],
  agency: [
    { upTo: 1, at: at(30), by: 1 },
    { upTo: 3, at: at(40), by: 4 },
  ],
};

/** Restaurant: 1, 3, 4 (agency read to 3). Agency: 2, for user 12. */
const ofOne = {
  ...waits(1, 1, [12]),
  marks: { counts: { restaurant: 3, agency: 1 }, read: { agency: { upTo: 3, count: 2 } }, concerned: [12] },
};

export const contents = (): readonly Content[] =>
  [
    [orders, [order(1), order(2, 2), order(3, 9), order(4, 1, true), order(5)]],
    [
      orderChats,
      [
        chat(1, { ...ofOne, read }),
        chat(2, { restaurantId: 2, ...waits(0, 3, []) }),
        chat(3, { restaurantId: 9, ...waits(4, 5, [12]) }),
        chat(4, { deleted: true, ...waits(7, 7, [12]) }),
      ],
    ],
    [
      orderMessages,
      [
        message(1, 3),
        message(1, 1, { images: [{ key, contentType: 'image/png' }] }),
        message(1, 2, { userId: 1, userType: Role.Administrator, side: 'agency', by: 1 }),
        message(1, 4),
        message(3, 1, { images: [{ key: 'b'.repeat(32), contentType: 'image/jpeg' }] }),
      ],
    ],
    [orderNotes, [note(1, 12), note(1, 11), note(3, 1)]],
    [
      users,
      [
        user(3, 'Berta Sá', Role.Editor),
        user(1, 'Amélia Mota', Role.Administrator),
        user(4, 'Bento Reis', Role.Administrator, { active: false }),
        user(5, 'Rui Paz', Role.Editor, { deleted: true }),
        user(12, 'Ana Prata', Role.Franchisee),
      ],
    ],
    [
      cannedReplies,
      [
        { id: 'r2', title: 'Enviado', message: 'Já seguiu.', version: 0, deleted: false },
        { id: 'r1', title: 'Em produção', message: 'Está na gráfica.', version: 0, deleted: false },
        { id: 'r3', title: 'Apagada', message: 'Já não se usa.', version: 0, deleted: true },
      ],
    ],
  ] as const;

/** Restaurants 1 and 2; orders 1 to 5 exist. */
export async function as(role: Role, given: readonly Content[] = contents(), who: Partial<Person> = {}) {
  const views = await viewsHolding(...given);
  const context = askedBy(views, { person: testPerson(role, who), market: 'PT' });
  const { ask, refused } = asking(chatHandlers, context);
  const places = async (input: InputOf<typeof chatQueries.ListOrderMessages>) =>
    (await ask(chatQueries.ListOrderMessages, input)).data.map(({ message: html }) => html);
  const open = (n: number, image: string) =>
    opening(chatDownloadHandlers, chatDownloads.OpenMessageImage, { orderId: uuid(n), key: image }, context);
  return { ask, refused, places, open };
}
