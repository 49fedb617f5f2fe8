import { randomUUID } from 'node:crypto';
import { allCalls, csrfHeader, marketRecords, Role } from '@portal/contracts';
import { anEntry, newEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import { emptyWorld, exampleInput } from '@portal/contracts/examples';
import type { InProcessPortal, SignedIn } from './in-process-portal';
import { ownRestaurant, passwordDigest, personWith, resourceId, uploadBy } from './test-fixture';

/** Portugal; all values are unique. */
export const canary = {
  userId: 501,
  name: 'Canaria Ferreirinha-Quitério',
  email: `canaria.ferreirinha@${marketRecords.PT.corporateDomain}`,
  phone: '+351 912 345 678',
  contactName: 'Contactina Passarinho',
  contactEmail: `contactina.passarinho@${marketRecords.PT.corporateDomain}`,
  contactPhone: '+351 934 567 890',
  address: 'Travessa do Pintassilgo 77, 4.º esquerdo',
  comments: 'Entregar ao vizinho Pardalzinho',
  message: 'Liguem ao meu marido Estorninho',
  topic: 'Aniversário da Andorinha Beatriz',
  customRequest: 'A festa é da minha filha Cotovia',
} as const;

/** Must not be found; surnames alone, too. */
export const canaryTexts: readonly string[] = [
  ...Object.values(canary).filter((value) => typeof value === 'string'),
  'Quitério',
];

/** With files of an order, before the program starts. */
export async function addCanary(portal: InProcessPortal) {
  const { runner, bindings } = portal.writeSide;
  const { userId, name, email } = canary;
  const person = { ...personWith(userId, Role.Franchisee), name };
  const context = { actor: person, correlationId: randomUUID() };
  const { id: _id, ...rest } = person;
  const input = { ...rest, email, phone: '', active: true, passwordDigest };
  await runner.run(bindings.users.RegisterUser, input, context);
  await runner.run(bindings.users.AcceptLegalTerms, { id: userId }, context);
  await portal.caughtUp();
  return {
    signedIn: await portal.signIn(userId, Role.Franchisee),
    customFile: await uploadBy(portal, person, 'custom-file'),
    image: await uploadBy(portal, person, 'image'),
  };
}

interface Visit {
  readonly url: string;
  readonly signedIn: SignedIn;
}

export const posting = ({ url, signedIn }: Visit) => {
  const headers = { ...signedIn, [csrfHeader]: signedIn[csrfHeader], 'content-type': 'application/json' };
  return (path: string, body: object) =>
    fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
};

async function accepted<T>(answer: Promise<Response>): Promise<T> {
  const response = await answer;
  const body = (await response.json()) as { data: T };
  if (!response.ok) throw new Error(`refused: ${JSON.stringify(body)}`);
  return body.data;
}

/** @returns the order */
export async function leaveTraces(
  url: string,
  { signedIn, customFile, image }: Awaited<ReturnType<typeof addCanary>>,
): Promise<{ readonly orderId: string }> {
  const post = posting({ url, signedIn });
  await accepted(post('user/addPhone', { phone: canary.phone }));
  const placing = allCalls.find(({ name }) => name === 'PlaceOrder');
  if (!placing) throw new Error('there is no call that places an order');
  const world = {
    ...emptyWorld,
    market: 'PT' as const,
    restaurantId: ownRestaurant,
    resourceId,
    uploadKey: customFile,
    imageKey: image,
  };
  type Placing = { order: { items: object[] } };
  const { order, ...rest } = exampleInput(placing, world) as unknown as Placing;
  // Produced items only have a delivery.
  const produced = toOrderItem({
    ...newEntry({ ...anEntry().from, file: resourceId }),
    to: { file: 1, filename: '', size: '' },
    method: 2,
    units: 1,
    units_scale: '1',
    shipped: 0,
    custom_ship: canary.address,
  });
  const items = [...order.items, produced];
  const { contactName: contact_name, contactEmail: contact_email, contactPhone: contact_phone } = canary;
  const contact = { contact_name, contact_email, contact_phone, comments: canary.comments };
  const placed = post('order/add', { ...rest, order: { ...order, ...contact, items } });
  const { id: orderId } = await accepted<{ id: string }>(placed);
  await accepted(post('order/comments/add', { order_id: orderId, message: canary.message, images: [] }));
  const request = { topic: canary.topic, comments: canary.customRequest, restaurant_id: ownRestaurant };
  await accepted(post('resource/custom/mail', request));
  return { orderId };
}
