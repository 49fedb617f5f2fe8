import { type Market, Role } from '@portal/contracts';
import { everyDay } from '@portal/contracts/areas/channels';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import type { Actor } from '@portal/platform/decider/decider';
import { namedAccounts } from '../accounts';
import { instantBefore, later, officeTime } from '../calendar';
import type { DemoResource } from '../resources/demo-resource';
import { actorOf, type SeedContext, type SeedStep } from '../seed/seed-step';

/* Changes to show in the histories of records. */

type World = SeedContext['world'];
type Change = readonly [
  at: string,
  change: (sending: { key: string; at: string; actor: Actor }) => Promise<unknown>,
];

function agencyOf({ users }: World): (turn: number) => Actor {
  const administrators = users.filter(({ role, active }) => role === Role.Administrator && active);
  return (turn) => {
    const administrator = administrators[turn % administrators.length];
    if (!administrator) throw new Error('no administrator');
    return actorOf(administrator);
  };
}

/** By administrators in turn. */
function changed(key: string, changes: readonly Change[], { world }: SeedContext): readonly SeedStep[] {
  const agency = agencyOf(world);
  return changes
    .filter(([at]) => at < world.today)
    .map(([at, change], turn): SeedStep => ({
      at,
      happen: async () => void (await change({ key: `${key}-${turn}`, at, actor: agency(turn) })),
    }));
}

/** Notes in a description, oldest first; the last one stays. */
const notes: Readonly<Record<Market, readonly string[]>> = {
  ES: ['Precio pendiente de confirmar.', 'Precio recomendado: 8,95 €.', 'Precio recomendado: 9,50 €.'],
  PT: ['Preço por confirmar.', 'Preço recomendado: 8,95 €.', 'Preço recomendado: 9,50 €.'],
};

/** Published, with the most files. */
export function reworkedResource({ resources, corrections }: World): DemoResource {
  const files = ({ resourceId }: DemoResource) => corrections.get(resourceId)?.length ?? 0;
  const published = resources.filter(({ status }) => status === ResourceStatus.Published);
  const [first] = published.toSorted((one, other) => files(other) - files(one));
  if (!first) throw new Error('nothing is published');
  return first;
}

/** A text with each file. */
function reworkedTexts(context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const { resourceId: id, addedAt, description } = reworkedResource(world);
  const files = [addedAt, ...(world.corrections.get(id) ?? [])];
  const changes = files.map((at, turn): Change => {
    const text = `${description} ${notes[world.market][turn] ?? ''}`.trim();
    const update = { id, description: text };
    return [
      officeTime(later(at, 4), 20),
      (sending) => send(bindings.resources.UpdateResource, update, sending),
    ];
  });
  return changed(`text-${id}`, changes, context);
}

/** A manager who stood in for a colleague of the company. */
export function standIn({ users, restaurants }: World) {
  const managers = users
    .slice(namedAccounts.length)
    .filter(({ role, active }) => role === Role.Manager && active);
  for (const user of managers.toReversed()) {
    const own = restaurants.find(({ restaurantId }) => restaurantId === user.restaurants[0]);
    const other = restaurants.find((each) => each !== own && each.active && each.company === own?.company);
    if (own && other) return { user, other: other.restaurantId };
  }
  throw new Error('no manager with a second restaurant in the company');
}

function personChanged(context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const { user, other } = standIn(world);
  const { userId: id, name, email, phone, role: type, restaurants } = user;
  const update = (values: { phone: string; locations: number[] }) => (sending: Parameters<Change[1]>[0]) =>
    send(bindings.users.UpdateUser, { id, name, email, type, active: true, ...values }, sending);
  const locations = [...restaurants];
  const newPhone = `${phone.slice(0, -3)}204`;
  const changes: readonly Change[] = [
    [instantBefore(world.today, 140, 9.5), update({ phone, locations: [...locations, other] })],
    [instantBefore(world.today, 76, 10.25), update({ phone: newPhone, locations: [...locations, other] })],
    [instantBefore(world.today, 75, 8.5), update({ phone: newPhone, locations })],
  ];
  return changed(`person-${id}`, changes, context);
}

/** Hidden for some weeks, and moved first among its siblings and back. */
function sectionChanged(context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const { sections, today } = world;
  const last = sections.findLast(({ level }) => level > 0);
  if (!last) throw new Error('no section below another');
  const { sectionId: id, parentId } = last;
  const ids = sections.filter((each) => each.parentId === parentId).map(({ sectionId }) => sectionId);
  const others = ids.filter((each) => each !== id);
  const show = (status: boolean) => (sending: Parameters<Change[1]>[0]) =>
    send(bindings.sections.UpdateSection, { id, status }, sending);
  const order = (to: number[]) => (sending: Parameters<Change[1]>[0]) =>
    send(bindings.sections.ReorderSections, { ids: to }, sending);
  const changes: readonly Change[] = [
    [instantBefore(today, 160, 8.5), show(false)],
    [instantBefore(today, 133, 9), show(true)],
    [instantBefore(today, 58, 11.5), order([id, ...others])],
    [instantBefore(today, 57, 9.25), order(ids)],
  ];
  return changed(`section-${id}`, changes, context);
}

/** Of the named franchisee: the last ones of their list. */
const spoiledFrom = 5;

const mornings = everyDay({ start: '08:00', end: '12:00' });

export function spoiledChannels({ users, channels }: World) {
  const own = users.find(({ role }) => role === Role.Franchisee)?.restaurants.slice(spoiledFrom) ?? [];
  return channels.filter(({ restaurantId }) => own.includes(restaurantId));
}

/** From a list without its column of afternoons; not restored yet. */
function hoursSpoiled(context: SeedContext): readonly SeedStep[] {
  const { world, bindings, send } = context;
  const at = instantBefore(world.today, 1, 10.25);
  return spoiledChannels(world).flatMap(({ restaurantId }) => {
    const update = { restaurant_id: restaurantId, channel: { schedules: { restaurant: mornings } } };
    const spoil: Change = [at, (sending) => send(bindings.channels.UpdateChannel, update, sending)];
    return changed(`hours-${restaurantId}`, [spoil], context);
  });
}

export const recordStories = (context: SeedContext): readonly SeedStep[] => [
  ...reworkedTexts(context),
  ...personChanged(context),
  ...sectionChanged(context),
  ...hoursSpoiled(context),
];
