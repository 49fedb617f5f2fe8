import { randomUUID } from 'node:crypto';
import { type Market, marketRecords, Role, roles } from '@portal/contracts';
import { anOrderInput } from '@portal/contracts/areas/orders';
import { SectionType } from '@portal/contracts/areas/sections';
import { cartBindings } from '@portal/command-api';
import { type Actor, systemActor } from '@portal/platform/decider/decider';
import { addRestaurant } from './add-restaurant';
import type { InProcessPortal } from './in-process-portal';

/** The shared restaurant, and the foreign one. */
export const ownRestaurant = 1;
export const foreignRestaurant = 2;
export const sectionId = 1;
export const resourceId = 1;
export const unusedResourceId = 2;

/** Other user ids are the role codes. */
export const foreignUserId = 7;
const firstOfCrew = 101;
const firstOfStrangers = 10_000;
export const passwordDigest = 'a'.repeat(64);
export const addressOf = (market: Market, userId: number) =>
  `user${userId}@${marketRecords[market].corporateDomain}`;

export function actorWith(role: Role): Actor {
  return { ...personWith(role, role), id: `user-${role}` };
}

export const personWith = (userId: number, role: Role) => ({
  id: `user-${userId}`,
  userId,
  name: `Persona ${userId}`,
  role,
  restaurants: userId === foreignUserId ? [foreignRestaurant] : [ownRestaurant],
});

type Ground = Pick<InProcessPortal, 'market' | 'stores' | 'writeSide' | 'caughtUp'>;

/** @throws if rejected */
async function must<T>(outcome: Promise<{ ok: boolean } & Partial<{ data: T }>>): Promise<T> {
  const result = await outcome;
  if (!result.ok) throw new Error(`the small world could not be built: ${JSON.stringify(result)}`);
  return result.data as T;
}

const { RecordUpload } = cartBindings();
const context = (actor: Actor = systemActor) => ({ actor, correlationId: 'test-fixture' });

async function addCatalogue(portal: Ground) {
  const { runner, bindings } = portal.writeSide;
  const section = { name: 'Campañas', type: 1 as const, status: true };
  await must(runner.run(bindings.sections.AddSection, section, context()));
  const file = await portal.stores.files.put(Buffer.from('%PDF-1.4 small'));
  const thumb = await portal.stores.files.put(Buffer.from('a picture'));
  const resource = {
    resourceId,
    name: 'Menú del día',
    description: 'Cartel para el menú del día.',
    url: 'menu-del-dia',
    reference: 'REF-0001',
    category: 3 as const,
    format: 1,
    language: marketRecords[portal.market].defaultLanguage,
    sections: [sectionId],
    sectionTypes: [1],
    home: 'nacional/campanas',
    tags: ['menú'],
    status: 1 as const,
    budget: true,
    customizable: true,
    file: { key: file.key, filename: 'menu.pdf', bytes: file.bytes, contentType: 'application/pdf' },
    thumb: { key: thumb.key, width: 420, height: 594 },
  };
  await must(runner.run(bindings.resources.ImportResource, resource, context()));
  const unusedResource = { ...resource, resourceId: unusedResourceId, url: 'menu-del-dia_1' };
  await must(runner.run(bindings.resources.ImportResource, unusedResource, context()));
}

/** Empty, the only child of its parent. */
export async function addEmptySection(
  { writeSide: { runner, bindings } }: Ground,
  type: SectionType = SectionType.National,
): Promise<number> {
  const add = async (name: string, parent_id: number) => {
    const input = { name: `${name} ${randomUUID()}`, type, parent_id, status: true };
    return (await must(runner.run(bindings.sections.AddSection, input, context()))).id;
  };
  return add('Vacía', await add('Lo nuestro', -1));
}

type Person = ReturnType<typeof personWith>;

/** Default: active, terms accepted. */
export async function addPerson(
  { market, writeSide }: Ground,
  person: Person,
  { active = true, accepts = true } = {},
): Promise<void> {
  const { runner, bindings } = writeSide;
  const { id: _id, ...rest } = person;
  const email = addressOf(market, person.userId);
  const input = { ...rest, email, phone: '600 000 000', active, passwordDigest };
  await must(runner.run(bindings.users.RegisterUser, input, context()));
  if (accepts)
    await must(runner.run(bindings.users.AcceptLegalTerms, { id: person.userId }, context(person)));
}

/** A person per role in the first restaurant, a franchisee in the second. */
export async function buildTestFixture(portal: Ground): Promise<void> {
  await addRestaurant(portal, ownRestaurant);
  await addRestaurant(portal, foreignRestaurant);
  await addCatalogue(portal);
  for (const person of [...roles.map((role) => personWith(role, role)), personWith(foreignUserId, 1)])
    await addPerson(portal, person);
  await portal.caughtUp();
}

let strangers = 0;

/** To be changed or erased. @returns the user id */
export async function addStranger(
  portal: Ground,
  role: Role = Role.Franchisee,
  restaurants: number[] = [ownRestaurant],
): Promise<number> {
  strangers += 1;
  const userId = firstOfStrangers + strangers;
  await addPerson(portal, { ...personWith(userId, role), restaurants });
  return userId;
}

/** With a requested erasure. @returns the user id */
export async function addErased(portal: Ground): Promise<number> {
  const id = await addStranger(portal);
  // The fixture's administrator may have another password.
  const admin = personWith(await addStranger(portal, Role.Administrator, []), Role.Administrator);
  const { runner, bindings } = portal.writeSide;
  const input = { id, own_password: passwordDigest };
  await must(runner.run(bindings.users.EraseUser, input, context(admin)));
  return id;
}

export const freeAddressIn = (market: Market) =>
  `nobody.${randomUUID()}@${marketRecords[market].corporateDomain}`;

/** More franchisees of the first restaurant. @returns their ids */
export async function addCrew(portal: Ground, count: number): Promise<readonly number[]> {
  const ids = Array.from({ length: count }, (_, at) => firstOfCrew + at);
  for (const userId of ids) await addPerson(portal, personWith(userId, Role.Franchisee));
  await portal.caughtUp();
  return ids;
}

export async function uploadBy(
  portal: Pick<Ground, 'stores' | 'writeSide'>,
  actor: Actor,
  purpose: 'image' | 'custom-file' | 'slider-picture' | 'proof',
) {
  const { key, bytes, sha256 } = await portal.stores.files.put(Buffer.from(`${purpose} ${randomUUID()}`));
  const input = { key, purpose, filename: 'adjunto.png', contentType: 'image/png', bytes, sha256 };
  await must(portal.writeSide.runner.run(RecordUpload, input, context(actor)));
  return key;
}

export async function placeOrder(portal: InProcessPortal, person: Actor, restaurantId: number) {
  const { runner, bindings } = portal.writeSide;
  const fileKey = await uploadBy(portal, person, 'custom-file');
  const base = anOrderInput(portal.market, { restaurant_id: restaurantId });
  const items = base.items.map((item) => ({
    ...item,
    billed: restaurantId,
    shipped: restaurantId,
    custom_file: fileKey,
  }));
  const input = { order: { ...base, items }, reference: 'prueba', link: '/cart' };
  const { id } = await must(runner.run(bindings.orders.PlaceOrder, input, context(person)));
  return { orderId: id, fileKey };
}

/** A message with an image, and a reply template. */
export async function talkAbout(portal: InProcessPortal, person: Actor, orderId: string) {
  const { runner, bindings } = portal.writeSide;
  const { PostOrderMessage, AddCannedReply } = bindings.chat;
  const imageKey = await uploadBy(portal, person, 'image');
  const message = { order_id: orderId, message: 'Quando chega?', images: [imageKey] };
  await must(runner.run(PostOrderMessage, message, context(person)));
  const reply = { title: 'Em produção', message: 'O seu pedido já está na gráfica.' };
  const { id } = await must(runner.run(AddCannedReply, reply, context()));
  return { messageImageKey: imageKey, cannedReplyId: id };
}

const hourMilliseconds = 3_600_000;
const daysAhead = 10;
let hoursTaken = 0;

/** Pauses of a restaurant must not overlap. */
export function nextFreeHour(): string {
  hoursTaken += 1;
  return new Date(Date.now() + (daysAhead * 24 + hoursTaken) * hourMilliseconds).toISOString();
}

let sitesTaken = 0;

export function nextFreeSite(): string {
  sitesTaken += 1;
  return `free-${sitesTaken}`;
}

/** One hour, requested by the restaurant. */
export async function askForPause({ writeSide }: InProcessPortal, person: Actor, restaurantId: number) {
  const { runner, bindings } = writeSide;
  const start = nextFreeHour();
  const input = {
    restaurant_id: restaurantId,
    start_date: start,
    end_date: new Date(Date.parse(start) + hourMilliseconds).toISOString(),
    value: 'Cambiamos las freidoras y la campana de extracción de la cocina.',
  };
  const { id } = await must(runner.run(bindings.mop.RequestMopPause, input, context(person)));
  return id;
}

/** A cover and a video advert. */
export async function addToHome(portal: Pick<Ground, 'stores' | 'writeSide'>) {
  const { runner, bindings } = portal.writeSide;
  const administrator = actorWith(Role.Administrator);
  const file = await uploadBy(portal, administrator, 'slider-picture');
  const period = { status: true, start_date: null, end_date: null };
  const cover = { name: 'Otoño a la brasa', url: '/nacional/menus', file, priority: 2, ...period };
  const slider = await must(runner.run(bindings.sliders.AddSlider, cover, context(administrator)));
  const advert = { url: 'https://youtu.be/abcdefghijk', ...period };
  await must(runner.run(bindings.videos.AddVideo, advert, context(administrator)));
  return { sliderId: slider.id };
}
