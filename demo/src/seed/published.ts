import { cartBindings } from '@portal/command-api';
import { daysAfter, Role } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { instantBefore } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import { actorOf, type SeedStep, type SeedContext } from './seed-step';

const { RecordUpload } = cartBindings();

function imported(resource: DemoResource, { bindings, send, files }: SeedContext): SeedStep {
  const { addedAt: at, artwork: _artwork, fileKind: _kind, ...input } = resource;
  return {
    at,
    async happen() {
      const parts = files.get(resource.resourceId);
      if (!parts) throw new Error(`resource ${resource.resourceId} has no stored preview`);
      const { uploads, corrected: _corrected, ...stored } = parts;
      for (const upload of uploads)
        await send(RecordUpload, upload, { key: `${upload.purpose}-${resource.resourceId}`, at });
      const key = `resource-${resource.resourceId}`;
      await send(bindings.resources.ImportResource, { ...input, ...stored }, { key, at });
    },
  };
}

function administratorOf(resourceId: number, { users }: SeedContext['world']) {
  const administrators = users.filter(({ role, active }) => role === Role.Administrator && active);
  return administrators[resourceId % administrators.length];
}

/** Last day in days from today: long, a notice this morning, soon, over, and over for long. */
const endings = [60, 7, 3, 150, -5, 21, 0, -40, 90, -12];
/** One published document in this many has an end. */
const everySoMany = 13;
/** First day in days from today. */
const beginsIn = 3;

const timedAt = (today: string) => instantBefore(today, 1, 17);

/** By resource id: all states, set on the day before; none that is ordered afterwards. */
export function demoTimes({ resources, orders, today }: SeedContext['world']) {
  const at = timedAt(today);
  const ordered = new Set(
    orders
      .filter(({ placedAt, work }) => placedAt >= at || work.some(({ what }) => what === 'reprint'))
      .flatMap(({ input }) => input.order.items.map(({ resource_id: id }) => id)),
  );
  const documents = resources.filter(
    ({ resourceId, status, fileKind }) => status === 1 && fileKind === 'pdf' && !ordered.has(resourceId),
  );
  const ending = documents
    .filter((_document, at) => at % everySoMany === 6)
    .slice(0, endings.length)
    .map(({ resourceId }, at) => [resourceId, { valid_until: daysAfter(today, endings[at] ?? 0) }] as const);
  const coming = resources
    .filter(({ status, fileKind }) => status === 2 && fileKind !== null)
    .slice(0, 2)
    .map(({ resourceId }) => {
      const published_from = daysAfter(today, beginsIn);
      return [resourceId, { status: ResourceStatus.Published, published_from }] as const;
    });
  return [...ending, ...coming];
}

export const resourcesTimed = ({ world, bindings, send }: SeedContext): readonly SeedStep[] =>
  demoTimes(world).map(([id, time]): SeedStep => {
    const at = timedAt(world.today);
    return {
      at,
      async happen() {
        const administrator = administratorOf(id, world);
        if (!administrator) throw new Error('no administrator');
        const sending = { key: `time-${id}`, at, actor: actorOf(administrator) };
        await send(bindings.resources.UpdateResource, { id, ...time }, sending);
      },
    };
  });

/** Replacement files (AMB-36). */
function corrected(
  { resourceId }: DemoResource,
  { world, bindings, send, files }: SeedContext,
): readonly SeedStep[] {
  const administrator = administratorOf(resourceId, world);
  return (world.corrections.get(resourceId) ?? []).map((at, index): SeedStep => ({
    at,
    async happen() {
      const upload = files.get(resourceId)?.corrected[index];
      if (!upload || !administrator)
        throw new Error(`resource ${resourceId} has no file number ${index + 2}`);
      const key = `correction-${resourceId}-${index}`;
      const sending = { at, actor: actorOf(administrator) };
      await send(RecordUpload, upload, { ...sending, key: `${key}-file` });
      await send(
        bindings.resources.UpdateResource,
        { id: resourceId, file: upload.key },
        { ...sending, key },
      );
    },
  }));
}

export const published = (resource: DemoResource, context: SeedContext): readonly SeedStep[] => [
  imported(resource, context),
  ...corrected(resource, context),
];
