import { type DocumentOf, type InputOf, Role, type ViewContract } from '@portal/contracts';
import {
  cannedReplies,
  chatDownloads,
  chatQueries,
  orderChats,
  orderMessages,
  orderNotes,
} from '@portal/contracts/areas/chat';
import { orders } from '@portal/contracts/areas/orders';
import { askedBy, asking, opening, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import type { Document } from '@portal/platform/stores/view-store/view-store.port';
import { chatDownloadHandlers, chatHandlers } from '../chat.handlers';

type Content = readonly [view: ViewContract, documents: readonly Document[]];

export const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
export const at = (minute: number) => `2026-11-20T09:${String(minute).padStart(2, '0')}:00.000Z`;
export const key = 'a'.repeat(32);
/** What only administrators may read. */
export const secretWords = 'Cliente difícil';

/** As much of an order as this area looks at. */
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
  unreadByRestaurant: 0,
  unreadByAgency: 0,
  read: { restaurant: [], agency: [] },
  lastAt: at(n),
  lastName: 'Ana Prata',
  lastText: 'Bom dia',
  deleted: false,
  ...overrides,
});

const message = (n: number, place: number, overrides: Partial<DocumentOf<typeof orderMessages>> = {}) => ({
  id: `message-${n}-${place}`,
  orderId: uuid(n),
  place,
  userId: 12,
  userType: Role.Franchisee,
  side: 'restaurant' as const,
  name: 'Ana Prata',
  at: at(place),
  html: `<p>${place}</p>`,
  images: [],
  ...overrides,
});

const note = (n: number, minute: number) => ({
  id: `note-${minute}`,
  orderId: uuid(n),
  userId: 1,
  userType: Role.Administrator,
  name: 'Amélia Mota',
  at: at(minute),
  html: `<p>${secretWords} ${minute}</p>`,
});

const read = {
  restaurant: [],
  agency: [
    { upTo: 1, at: at(30), by: 'Amélia Mota' },
    { upTo: 3, at: at(40), by: 'Bento Reis' },
  ],
};

const contents = () =>
  [
    [orders, [order(1), order(2, 2), order(3, 9), order(4, 1, true), order(5)]],
    [
      orderChats,
      [
        chat(1, { unreadByRestaurant: 2, unreadByAgency: 1, read }),
        chat(2, { restaurantId: 2, unreadByRestaurant: 3 }),
        chat(3, { restaurantId: 9, unreadByRestaurant: 5, unreadByAgency: 4 }),
        chat(4, { deleted: true, unreadByRestaurant: 7, unreadByAgency: 7 }),
      ],
    ],
    [
      orderMessages,
      [
        message(1, 3),
        message(1, 1, { images: [{ key, contentType: 'image/png' }] }),
        message(1, 2, { userId: 1, userType: Role.Administrator, side: 'agency', name: 'Amélia Mota' }),
        message(1, 4),
        message(3, 1, { images: [{ key: 'b'.repeat(32), contentType: 'image/jpeg' }] }),
      ],
    ],
    [orderNotes, [note(1, 12), note(1, 11), note(3, 1)]],
    [
      cannedReplies,
      [
        { id: 'r2', title: 'Enviado', message: 'Já seguiu.', version: 0, deleted: false },
        { id: 'r1', title: 'Em produção', message: 'Está na gráfica.', version: 0, deleted: false },
        { id: 'r3', title: 'Apagada', message: 'Já não se usa.', version: 0, deleted: true },
      ],
    ],
  ] as const;

/** Somebody of restaurants 1 and 2 with that role, asking a portal in which people talk about orders 1 to 5. */
export async function as(role: Role, given: readonly Content[] = contents()) {
  const views = await viewsHolding(...given);
  const context = askedBy(views, { person: testPerson(role), market: 'PT' });
  const { ask, refused } = asking(chatHandlers, context);
  const places = async (input: InputOf<typeof chatQueries.ListOrderMessages>) =>
    (await ask(chatQueries.ListOrderMessages, input)).data.map(({ message: html }) => html);
  const open = (n: number, image: string) =>
    opening(chatDownloadHandlers, chatDownloads.OpenMessageImage, { orderId: uuid(n), key: image }, context);
  return { ask, refused, places, open };
}
