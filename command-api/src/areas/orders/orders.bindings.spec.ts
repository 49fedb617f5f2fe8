import { describe, expect, it } from '@jest/globals';
import { marketRecords, reject, Role } from '@portal/contracts';
import { anOrderPlaced } from '@portal/contracts/areas/orders';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { orderBindings } from './orders.bindings';

const now = () => new Date('2026-11-20T09:30:00.000Z');

describe('commands on an order', () => {
  it('[R-ROL-08] find none where it is of another restaurant, and write nothing', async () => {
    const events = new MemoryEventStore();
    const secrets = createSessionSecrets(Buffer.alloc(32, 1));
    const orders = orderBindings(
      createServices({ events, codec: plainCodec, now, market: marketRecords.ES, secrets }),
    );
    const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
    const event = anOrderPlaced({ images: ['b'] });
    const { data } = event;
    const placed = await plainCodec.encode(event, 'placed', platformMetadata('ES', now()));
    await events.append(`order-${data.orderId}`, 'no-stream', [placed]);

    const attach = (restaurants: readonly number[]) =>
      runner.run(
        orders.AttachOrderImages,
        { id: data.orderId, image: ['b'] },
        { actor: testActor(Role.Franchisee, { restaurants }), correlationId: 'spec' },
      );
    // Not an upload: only ownership is checked before.
    expect(await attach([9])).toEqual({ ok: false, rejection: reject('order_not_found') });
    expect(await attach([1])).toEqual({ ok: false, rejection: reject('upload_not_found') });
    expect(await events.head()).toBe(1);
  });
});
