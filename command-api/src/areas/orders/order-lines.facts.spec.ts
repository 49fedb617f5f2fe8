import { describe, expect, it } from '@jest/globals';
import { isRejection, type Market, marketRecords, reject, Role } from '@portal/contracts';
import { aCompleteEntry, anEntry, type CartEntry } from '@portal/contracts/areas/cart';
import { anOrderInput, toOrderItem } from '@portal/contracts/areas/orders';
import { aResource, type ImportResourceInput } from '@portal/contracts/areas/resources';
import { aSection } from '@portal/contracts/areas/sections';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { testActor } from '@portal/platform/testing/test-actor';
import { createServices } from '../../create-services';
import { orderLines } from './order-lines.facts';

const now = () => new Date('2026-11-20T09:30:00.000Z');
const secrets = createSessionSecrets(Buffer.alloc(32, 1));

const sections = [
  aSection({ sectionId: 1, url: 'menus' }),
  aSection({ sectionId: 2, url: 'legal1' }),
  aSection({ sectionId: 3, url: 'plantillas', type: 3 }),
  aSection({ sectionId: 4, url: 'retiradas', active: false }),
];

async function ordering(
  resource: Partial<ImportResourceInput>,
  entries: readonly CartEntry[],
  market: Market = 'ES',
) {
  const events = new MemoryEventStore();
  const put = (stream: string, written: readonly { readonly type: string; readonly data: object }[]) =>
    events.append(
      stream,
      'no-stream',
      written.map(({ type, data }, at) => ({
        id: `${stream}-${at}`,
        type,
        data: data as never,
        metadata: platformMetadata(market, now()),
      })),
    );
  await put('resource-1', [{ type: 'ResourceAdded', data: aResource(resource) }]);
  await put(
    `sections-${market}`,
    sections.map((data) => ({ type: 'SectionAdded', data })),
  );
  const services = createServices({ events, codec: plainCodec, now, market: marketRecords[market], secrets });
  const order = anOrderInput(market, { items: entries.map(toOrderItem) });
  const lines = await orderLines(
    order,
    { actor: testActor(Role.Franchisee), at: now().toISOString() },
    services,
  );
  return isRejection(lines) ? lines : lines.map(({ entry }) => entry.method);
}

const adaptation = aCompleteEntry('ES', { method: 1 });
const quoted = aCompleteEntry('ES');
const asItIs = anEntry({ to: { file: 1, filename: '', size: '' }, units_scale: '2', billed: 1, shipped: 1 });
const notAdaptable = (field: string) => reject('not_adaptable', { fields: { [field]: 'not_adaptable' } });
const notProducible = reject('not_producible', { fields: { 'items.0.method': 'not_producible' } });

describe('a piece of an order', () => {
  it('[R-CAT-06] [R-CAT-07] can be ordered adapted, adapted with a quote, or produced unchanged', async () => {
    expect(await ordering({}, [adaptation, quoted, asItIs])).toEqual([1, 2, 2]);
  });

  it('[R-CAT-09] is not adapted without a file, and produced all the same', async () => {
    expect(await ordering({ file: null }, [adaptation])).toEqual(notAdaptable('items.0.resource_id'));
    expect(await ordering({ file: null }, [asItIs])).toEqual([2]);
  });

  it.each([[2], [3], [2, 3], [2, 4]])(
    '[R-CAT-08] [R-CAT-13] is not adapted where all that is seen of it is closed to that: %p',
    async (...ids) => {
      const closed = { sections: ids, home: 'nacional/legal1' };
      expect(await ordering(closed, [quoted])).toEqual(notAdaptable('items.0.resource_id'));
      expect(await ordering(closed, [asItIs])).toEqual([2]);
    },
  );

  it('[R-CAT-08] is adapted where one of its sections allows it', async () => {
    expect(await ordering({ sections: [2, 1], home: 'nacional/legal1' }, [adaptation])).toEqual([1]);
  });

  it('[R-ENT-05] [AMB-61] is adapted into the chosen formats only', async () => {
    expect(await ordering({ adaptableInto: [4] }, [adaptation])).toEqual([1]);
    expect(await ordering({ adaptableInto: [5] }, [adaptation])).toEqual(notAdaptable('items.0.to.file'));
    expect(await ordering({ adaptableInto: [] }, [adaptation])).toEqual(notAdaptable('items.0.resource_id'));
  });

  it('[R-CAT-07] is neither produced nor quoted without a budget', async () => {
    expect(await ordering({ budget: false }, [adaptation])).toEqual([1]);
    expect(await ordering({ budget: false }, [quoted])).toEqual(notProducible);
    expect(await ordering({ budget: false }, [asItIs])).toEqual(notProducible);
  });

  it('[R-CAT-07] [R-WIZ-11] [AMB-84] in Portugal is produced unchanged, or adapted without production', async () => {
    const adapted = (method: 1 | 2) => aCompleteEntry('PT', { method });
    expect(await ordering({}, [adapted(1), asItIs], 'PT')).toEqual([1, 2]);
    expect(await ordering({}, [adapted(2), asItIs], 'PT')).toEqual(notProducible);
  });

  it('[R-CRT-12] [R-WIZ-30] [AMB-84] of a digital format is adapted; a request for production is rejected', async () => {
    const webBanner = (method: 1 | 2) =>
      aCompleteEntry('ES', { to: { file: 11, filename: '970x250', size: '' }, method });
    expect(await ordering({}, [webBanner(1)])).toEqual([1]);
    expect(await ordering({}, [webBanner(2)])).toEqual(notProducible);
  });

  it('[R-CAT-15] is not ordered before it is published', async () => {
    expect(await ordering({ status: 2 }, [asItIs])).toEqual(
      reject('resource_not_orderable', { fields: { 'items.0.resource_id': 'resource_not_orderable' } }),
    );
  });

  it('[R-CRT-17] is refused together with the others that are, each at its field', async () => {
    expect(await ordering({ adaptableInto: [5] }, [adaptation, asItIs, quoted])).toEqual(
      reject('not_adaptable', {
        fields: { 'items.0.to.file': 'not_adaptable', 'items.2.to.file': 'not_adaptable' },
      }),
    );
  });
});
