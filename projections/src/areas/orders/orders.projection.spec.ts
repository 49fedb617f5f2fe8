import { describe, it } from '@jest/globals';
import { type DocumentOf, Role } from '@portal/contracts';
import { anOrderPlaced, type orders, withoutWork } from '@portal/contracts/areas/orders';
import { projecting } from '@portal/platform/testing/projection-kit';
import { ordersProjection } from './orders.projection';

const placed = anOrderPlaced({ images: ['a'] });
const { orderId, neededBy: _day, ...facts } = placed.data;
const at = '2026-11-20T09:30:00.000Z';
const later = '2026-11-20T11:00:00.000Z';

const document: DocumentOf<typeof orders> = {
  ...facts,
  id: orderId,
  name: 'Menú del día',
  date: at,
  statusChangedAt: at,
  version: 0,
  contactName: 'Nuria Vidal',
  contactEmail: 'nuria.vidal@es.chain.example',
  contactPhone: '600 123 456',
  comments: '',
  itemCount: 1,
  resourceIds: [1],
  references: ['REF-0001'],
  history: [{ status: 1, at, by: 12, role: Role.Franchisee }],
  deleted: false,
  numberText: '7',
  assigneeId: null,
  assigneeVersion: 0,
  contentVersion: 0,
  ...withoutWork(at),
};

const erasedPerson = { contactName: '', contactEmail: '', contactPhone: '' };

const changed = {
  type: 'OrderStatusChanged' as const,
  data: { orderId, restaurantId: 1, from: 1 as const, to: 3 as const },
  metadata: { at: later, role: Role.Administrator, actor: 'user-1' },
};

describe('the view of orders', () => {
  it('[R-ORD-02] [R-ORD-05] holds an order with its items, contact and history', async () => {
    await projecting(ordersProjection).given([placed]).thenDocument(orderId, document);
  });

  it('[S18] shows what was sealed, and nothing of somebody who was erased', async () => {
    const [item] = facts.items.map((each) => ({ ...each, custom_ship: 'Rua Nova 7' }));
    const written = { comments: 'Con prisa', items: item ? [item] : [] };
    const sealed = anOrderPlaced({ ...written, images: ['a'] });
    await projecting(ordersProjection)
      .given([sealed])
      .thenDocument(orderId, { ...document, ...written });
    const erased = { ...sealed, personal: { subject: 'user-12', value: null } };
    await projecting(ordersProjection)
      .given([erased])
      .thenDocument(orderId, { ...document, ...erasedPerson });
  });

  it('[R-ORD-17] [R-ORD-19] adds each status with who and when', async () => {
    const history = [...document.history, { status: 3, at: later, by: 1, role: Role.Administrator }];
    await projecting(ordersProjection)
      .given([placed, changed])
      .thenDocument(orderId, { ...document, status: 3, statusChangedAt: later, version: 1, history });
  });

  it('[R-ORD-16] holds who has an order, who gave it to them, and who gave it back', async () => {
    const given = (from: number | null, to: number | null, actor: string) => ({
      type: 'OrderAssigned' as const,
      data: { orderId, restaurantId: 1, from, to },
      metadata: { at: later, role: Role.Administrator, actor },
    });
    const step = { status: 1, at: later, role: Role.Administrator, kind: 'assigned' } as const;
    await projecting(ordersProjection)
      .given([placed, given(null, 2, 'user-1'), given(2, null, 'user-2')])
      .thenDocument(orderId, {
        ...document,
        assigneeVersion: 2,
        history: [
          ...document.history,
          { ...step, by: 1, assigneeId: 2 },
          { ...step, by: 2, assigneeId: null },
        ],
      });
  });

  it('[R-ORD-20] adds pictures behind those that came with the order', async () => {
    const attached = {
      type: 'OrderImagesAttached',
      data: { orderId, restaurantId: 1, images: ['b'] },
    } as const;
    await projecting(ordersProjection)
      .given([placed, attached])
      .thenDocument(orderId, { ...document, images: ['a', 'b'] });
  });

  it('[R-ORD-21] marks a deleted order and gives it back', async () => {
    const place = { data: { orderId, restaurantId: 1 } };
    const deleted = { type: 'OrderDeleted', ...place } as const;
    const restored = { type: 'OrderRestored', ...place } as const;
    await projecting(ordersProjection)
      .given([placed, deleted])
      .thenDocument(orderId, { ...document, deleted: true });
    await projecting(ordersProjection).given([placed, deleted, restored]).thenDocument(orderId, document);
  });

  it('[S18] keeps an order whose person was erased, without the person', async () => {
    const erased = { ...placed, personal: { subject: 'user-12', value: null } };
    await projecting(ordersProjection)
      .given([erased])
      .thenDocument(orderId, { ...document, ...erasedPerson });
  });

  it('knows nothing of an order that was never placed', async () => {
    await projecting(ordersProjection).given([changed]).thenNoDocument(orderId);
  });
});
