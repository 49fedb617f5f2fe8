import { sealUnsubscribe } from '@portal/command-api';
import type { CallContract } from '@portal/contracts';
import { emptyWorld, exampleInput, type World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import { sealTicket } from '@portal/platform/session/file-ticket';
import type { InProcessHouse } from './in-process-house';
import {
  addEmptySection,
  addressOf,
  addToHome,
  askForPause,
  foreignRestaurant,
  foreignUserId,
  nextFreeHour,
  ownRestaurant,
  passwordDigest,
  personWith,
  placeOrder,
  resourceId,
  sectionId,
  spareResourceId,
  talkAbout,
  uploadBy,
} from './small-world';

interface Wish {
  readonly house: InProcessHouse;
  readonly owner: Actor;
  readonly uploader: Actor;
  readonly restaurantId: number;
}

/** An order with its file and what was said about it. */
async function anOrder({ house, owner, uploader, restaurantId }: Wish) {
  const { orderId, fileKey } = await placeOrder(house, owner, restaurantId);
  const file = { key: fileKey, filename: 'menu.pdf', contentType: 'application/pdf' };
  const until = new Date(Date.now() + 60_000).toISOString();
  const ticket = sealTicket(house.secrets, { ...file, userId: uploader.userId, until });
  return { orderId, orderFileKey: fileKey, ticket, ...(await talkAbout(house, owner, orderId)) };
}

type Part = readonly [names: readonly (keyof World)[], make: (wish: Wish) => Promise<Partial<World>>];
/** What calls use up, so that it is made anew: by the names that it has in examples. */
const parts: readonly Part[] = [
  [['orderId', 'orderFileKey', 'ticket', 'messageImageKey', 'cannedReplyId'], anOrder],
  [['emptySectionId'], async ({ house }) => ({ emptySectionId: await addEmptySection(house) })],
  [
    ['pauseId'],
    async ({ house, owner, restaurantId }) => ({ pauseId: await askForPause(house, owner, restaurantId) }),
  ],
  [['freeHour'], async () => ({ freeHour: nextFreeHour() })],
  [['sliderId', 'videoId'], ({ house }) => addToHome(house)],
  [
    ['coverKey'],
    async ({ house, uploader }) => ({ coverKey: await uploadBy(house, uploader, 'slider-picture') }),
  ],
  [['imageKey'], async ({ house, uploader }) => ({ imageKey: await uploadBy(house, uploader, 'image') })],
  [
    ['uploadKey'],
    async ({ house, uploader }) => ({ uploadKey: await uploadBy(house, uploader, 'custom-file') }),
  ],
  [
    ['unsubscribeToken'],
    async ({ house, uploader }) => ({
      unsubscribeToken: sealUnsubscribe(house.secrets, uploader.userId),
    }),
  ],
];

/** Which things of the world the example of a call names. */
export function neededBy(call: CallContract): ReadonlySet<keyof World> {
  const named = new Set<keyof World>();
  const get = (world: World, name: keyof World) => named.add(name) && world[name];
  exampleInput(call, new Proxy(emptyWorld, { get: (world, name) => get(world, name as keyof World) }));
  return named;
}
const everything: ReadonlySet<keyof World> = new Set(Object.keys(emptyWorld) as (keyof World)[]);

/**
 * What `exampleInput` needs for a caller: things of his own restaurant, or of the other one. Orders, pauses and
 * uploads are made anew, because calls use them up.
 * @param needs the names of what is wanted; what is not is said to be where nothing is
 */
export async function worldFor(
  house: InProcessHouse,
  caller: Actor | null,
  whose: 'own' | 'foreign',
  needs = everything,
): Promise<World> {
  const own = whose === 'own';
  const restaurantId = own ? ownRestaurant : foreignRestaurant;
  const uploader = caller ?? personWith(1, 1);
  const wish = {
    house,
    owner: own ? personWith(1, 1) : personWith(foreignUserId, 1),
    uploader,
    restaurantId,
  };
  const made: Partial<World>[] = [];
  for (const [names, make] of parts) if (names.some((name) => needs.has(name))) made.push(await make(wish));
  return {
    ...emptyWorld,
    market: house.market,
    username: addressOf(house.market, uploader.userId),
    passwordDigest,
    userId: own ? uploader.userId : foreignUserId,
    restaurantId,
    sectionId,
    resourceId,
    spareResourceId,
    ...(Object.assign({}, ...made) as Partial<World>),
  };
}
