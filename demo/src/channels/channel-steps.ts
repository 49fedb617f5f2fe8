import { Role } from '@portal/contracts';
import { channelDocumentKinds, switchServices } from '@portal/contracts/areas/channels';
import type { FileStore } from '@portal/platform/stores/file-store/file-store.port';
import { instantBefore } from '../calendar';
import type { DemoWorld } from '../demo-world';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';
import type { DemoChannel, StoredDocument } from './demo-channels';
import { documentPdf } from './document-pdf';

/** Days before the reference day; each document has two versions. */
const documentDays = [200, 35];

/** Both documents in both versions. */
export const storeDocuments = (
  { market, today }: Pick<DemoWorld, 'market' | 'today'>,
  files: FileStore,
): Promise<readonly StoredDocument[]> =>
  Promise.all(
    channelDocumentKinds.flatMap((document) =>
      documentDays.map(async (days, index) => {
        const at = instantBefore(today, days, 10.5);
        const content = await documentPdf(market, document, { version: index + 1, at });
        return { ...(await files.put(content)), document, at };
      }),
    ),
  );

function channelStep(channel: DemoChannel, { world, bindings, send }: SeedContext): SeedStep {
  const { restaurantId, userId, at, publicName, phone, openingDate, closed, plans } = channel;
  const user = world.users.find((candidate) => candidate.userId === userId);
  const sending = { key: `channel-${restaurantId}`, at, actor: user && actorOf(user) };
  const input = {
    restaurant_id: restaurantId,
    phone,
    opening_date: openingDate,
    channel: {
      name: publicName,
      schedules: { ...channel.schedules, delivery: channel.delivery },
      birthday_data: channel.birthday,
      cv_public: undefined,
      cv_team: undefined,
    },
    service: channel.services.map((id) => ({ id, status: true })),
    ...(closed && { opening: closed }),
    channel_plan: plans.map(({ date, changes: { services, ...changes } }) => ({
      plan_date: date,
      ...changes,
      ...(services && { service_planned: [...switchServices(channel.services, services)] }),
    })),
  };
  return {
    at,
    happen: async () => void (await send(bindings.channels.UpdateChannel, input, sending)),
  };
}

/** After its channel. */
function specialDaysStep(channel: DemoChannel, { world, bindings, send }: SeedContext): SeedStep {
  const { restaurantId, userId, at, specialDays } = channel;
  const user = world.users.find((candidate) => candidate.userId === userId);
  const sending = { key: `special-days-${restaurantId}`, at, actor: user && actorOf(user) };
  const input = { restaurantId, days: specialDays, remove: [] };
  return {
    at,
    happen: async () => void (await send(bindings.channels.SetSpecialDaysOfRestaurant, input, sending)),
  };
}

function documentStep(
  stored: StoredDocument,
  index: number,
  { world, bindings, send }: SeedContext,
): SeedStep {
  const { at, document, ...file } = stored;
  const administrator = world.users.find(({ role, active }) => role === Role.Administrator && active);
  const sending = { key: `document-${index}`, at, actor: administrator && actorOf(administrator) };
  const input = { ...file, document, filename: `${document}.pdf` };
  return { at, happen: async () => void (await send(bindings.channels.AddChannelDocument, input, sending)) };
}

export const channelsFilled = (context: SeedContext): readonly SeedStep[] => [
  ...context.world.channels.map((channel) => channelStep(channel, context)),
  ...context.world.channels
    .filter(({ specialDays }) => specialDays.length > 0)
    .map((channel) => specialDaysStep(channel, context)),
  ...context.documents.map((document, index) => documentStep(document, index, context)),
];
