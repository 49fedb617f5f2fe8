import { randomUUID } from 'node:crypto';
import { sealCode, wiredBindings } from '@portal/command-api';
import { allCalls, type CallContract, Role } from '@portal/contracts';
import { formsCommands, sentFormIdOf } from '@portal/contracts/areas/forms';
import { emptyWorld, exampleInput, type World } from '@portal/contracts/examples';
import type { Actor } from '@portal/platform/decider/decider';
import { sealTicket } from '@portal/platform/session/file-ticket';
import { sealSession } from '@portal/platform/session/session-ticket';
import { exampleAttempt } from './external-example';
import { siteOf } from './add-restaurant';
import { addressTokens } from './address-links';
import type { InProcessPortal } from './in-process-portal';
import { linkFor, passwordsOf } from './password-links';
import { enableDevice, prepareDevice } from './second-factors';
import { sessionIdIn } from './signing-in';
import { addChannelDocument } from './test-channels';
import { addConfirmedImport, addImport } from './test-imports';
import { notificationParts } from './test-notifications';
import { orderWorkParts } from './test-order-work';
import { collectionParts } from './test-collections';
import { planParts } from './test-plans';
import { addCustomBrand, addCustomEnvironment, freeName } from './test-diagnostics';
import { recallParts } from './test-recalls';
import { addReport, freeReportMonth } from './test-reports';
import {
  addEmptySection,
  addErased,
  addStranger,
  addressOf,
  askForPause,
  foreignRestaurant,
  foreignUserId,
  freeAddressIn,
  nextFreeHour,
  nextFreeSite,
  ownRestaurant,
  actorWith,
  personWith,
  placeOrder,
  resourceId,
  sectionId,
  unusedResourceId,
  talkAbout,
  uploadBy,
} from './test-fixture';

interface WorldOptions {
  readonly portal: InProcessPortal;
  readonly owner: Actor;
  readonly uploader: Actor;
  readonly restaurantId: number;
}

const foreignOwner = personWith(foreignUserId, Role.Partner);

async function anOrder({ portal, owner, uploader, restaurantId }: WorldOptions) {
  const { orderId, fileKey } = await placeOrder(portal, owner, restaurantId);
  const file = { key: fileKey, filename: 'menu.pdf', contentType: 'application/pdf' };
  const until = new Date(Date.now() + 60_000).toISOString();
  const ticket = sealTicket(portal.secrets, {
    ...file,
    // Of the foreign user, if foreign.
    userId: restaurantId === ownRestaurant ? uploader.userId : foreignUserId,
    sessionId: uploader.sessionId ?? '',
    until,
  });
  return { orderId, orderFileKey: fileKey, ticket, ...(await talkAbout(portal, owner, orderId)) };
}

/** A manager whose access the sender ended, if a franchisee. */
async function anEndedManager({ portal, uploader, restaurantId }: WorldOptions) {
  const endedManagerId = await addStranger(portal, Role.Manager, [restaurantId]);
  const { runner, bindings } = portal.writeSide;
  const context = { actor: uploader, correlationId: 'test-fixture' };
  await runner.run(bindings.users.EndRestaurantUserAccess, { id: endedManagerId }, context);
  return { endedManagerId };
}

/** Untouched by the agency. @returns its id */
async function sendForm(portal: InProcessPortal, actor: Actor, restaurantId: number): Promise<string> {
  const { runner, bindings } = portal.writeSide;
  const input = {
    ...formsCommands.SendBriefing.input.parse({ type: 'tactical', restaurant_id: restaurantId }),
  };
  const sent = await runner.run(bindings.forms.SendBriefing, input, { actor, correlationId: randomUUID() });
  if (!sent.ok) throw new Error(JSON.stringify(sent));
  return sentFormIdOf('briefing', sent.data.id);
}

type Part = readonly [
  names: readonly (keyof World)[],
  make: (options: WorldOptions) => Promise<Partial<World>>,
];
/** Consumed by calls, so created each time. */
const parts: readonly Part[] = [
  [['orderId', 'orderFileKey', 'ticket', 'messageImageKey', 'cannedReplyId'], anOrder],
  [['emptySectionId'], async ({ portal }) => ({ emptySectionId: await addEmptySection(portal) })],
  [
    ['pauseId'],
    async ({ portal, owner, restaurantId }) => ({ pauseId: await askForPause(portal, owner, restaurantId) }),
  ],
  [
    ['managerId'],
    async ({ portal, restaurantId }) => ({
      managerId: await addStranger(portal, Role.Manager, [restaurantId]),
    }),
  ],
  [['endedManagerId'], anEndedManager],
  [
    ['sentFormId'],
    async ({ portal, owner, restaurantId }) => ({ sentFormId: await sendForm(portal, owner, restaurantId) }),
  ],
  [['erasedId'], async ({ portal }) => ({ erasedId: await addErased(portal) })],
  [['freeAddress'], async ({ portal }) => ({ freeAddress: freeAddressIn(portal.market) })],
  [['strangerId'], async ({ portal }) => ({ strangerId: await addStranger(portal) })],
  [
    ['deviceOwnerId'],
    async ({ portal }) => {
      const deviceOwnerId = await addStranger(portal);
      await enableDevice(portal, deviceOwnerId);
      return { deviceOwnerId };
    },
  ],
  [['freeHour'], async () => ({ freeHour: nextFreeHour() })],
  [['freeSite'], async () => ({ freeSite: nextFreeSite() })],
  [
    ['coverKey'],
    async ({ portal, uploader }) => ({ coverKey: await uploadBy(portal, uploader, 'slider-picture') }),
  ],
  [['imageKey'], async ({ portal, uploader }) => ({ imageKey: await uploadBy(portal, uploader, 'image') })],
  [
    ['uploadKey'],
    async ({ portal, uploader }) => ({ uploadKey: await uploadBy(portal, uploader, 'custom-file') }),
  ],
  [
    ['reportId'],
    async ({ portal, uploader, restaurantId }) => ({
      reportId: await addReport(
        portal,
        restaurantId === ownRestaurant ? uploader : foreignOwner,
        restaurantId,
      ),
    }),
  ],
  [['channelDocument'], async ({ portal }) => ({ channelDocument: await addChannelDocument(portal) })],
  // The order matters: changed figures make a checked import outdated.
  [
    ['confirmedImportId'],
    async ({ portal, restaurantId }) => ({
      confirmedImportId: await addConfirmedImport(portal, restaurantId),
    }),
  ],
  [['importId'], async ({ portal, restaurantId }) => ({ importId: await addImport(portal, restaurantId) })],
  [['freeName'], async () => ({ freeName: freeName() })],
  [
    ['customBrandId'],
    async ({ portal, restaurantId }) => ({ customBrandId: await addCustomBrand(portal, restaurantId) }),
  ],
  [
    ['customEnvironmentId'],
    async ({ portal, restaurantId }) => ({
      customEnvironmentId: await addCustomEnvironment(portal, restaurantId),
    }),
  ],
  [['freeMonth'], async ({ portal }) => ({ freeMonth: await freeReportMonth(portal) })],
  ...collectionParts,
  ...recallParts,
  ...planParts,
  [
    ['passwordLink'],
    async ({ portal }) => {
      const stranger = addressOf(portal.market, await addStranger(portal));
      return { passwordLink: (await linkFor(portal, stranger))?.token ?? 'none' };
    },
  ],
  [['addressLink'], async ({ portal }) => ({ addressLink: (await addressTokens(portal)).confirm })],
  [['restoreLink'], async ({ portal }) => ({ restoreLink: (await addressTokens(portal)).restore })],
  [
    ['preparedCode'],
    async ({ portal, uploader }) => ({ preparedCode: await prepareDevice(portal, uploader.userId) }),
  ],
  [['ownCode'], async ({ portal, uploader }) => ({ ownCode: await enableDevice(portal, uploader.userId) })],
  [
    ['sessionTicket'],
    async ({ portal, uploader, restaurantId }) => {
      const userId = restaurantId === ownRestaurant ? uploader.userId : foreignUserId;
      const signedIn = await portal.signIn(userId, uploader.role);
      return { sessionTicket: sealSession(portal.secrets, { userId, sessionId: sessionIdIn(signedIn) }) };
    },
  ],
  ...notificationParts,
  ...orderWorkParts,
];

/** `added.AddVideo` is a record. */
type Names = ReadonlySet<string>;
const ofRecords = 'added.';

/** By the call's example. */
export function neededBy(call: CallContract): Names {
  const named = new Set<string>();
  const added = new Proxy({}, { get: (_, name) => named.add(`${ofRecords}${String(name)}`) && 1 });
  const noting = new Proxy(
    { ...emptyWorld, added },
    { get: (world, name) => named.add(String(name)) && world[name as keyof World] },
  );
  exampleInput(call, noting);
  return named;
}
const everything: Names = new Set([
  ...Object.keys(emptyWorld),
  ...allCalls.flatMap((call) => [...neededBy(call)]),
]);
// These make the sign-in ask for a code.
for (const onlyWhenNamed of ['preparedCode', 'ownCode']) (everything as Set<string>).delete(onlyWhenNamed);

/** By the example of its command. @returns its id */
async function addRecord(portal: InProcessPortal, name: string): Promise<number> {
  const { runner, bindings } = portal.writeSide;
  const binding = wiredBindings(bindings).find(({ contract }) => contract.name === name);
  const call = allCalls.find((each) => each.name === name);
  if (!binding || !call) throw new Error(`an example needs added.${name}, and there is no such command`);
  const actor = actorWith(Role.Administrator);
  const input = call.input.parse(exampleInput(call, await worldFor(portal, actor, 'own', neededBy(call))));
  const added = await runner.run(binding, input, { actor, correlationId: 'world' });
  if (!added.ok) throw new Error(`the example of ${name} adds nothing: ${JSON.stringify(added)}`);
  return (added.data as { readonly id: number }).id;
}

async function recordsFor(portal: InProcessPortal, needs: Names): Promise<World['added']> {
  const added: Record<string, number> = {};
  for (const need of needs) {
    const name = need.startsWith(ofRecords) && need.slice(ofRecords.length);
    if (name) added[name] = await addRecord(portal, name);
  }
  return added;
}

/**
 * Values for `exampleInput`, own or foreign; consumables are new.
 * @param needs names of the wanted values; others are dummies
 */
export async function worldFor(
  portal: InProcessPortal,
  caller: Actor | null,
  whose: 'own' | 'foreign',
  needs = everything,
): Promise<World> {
  const own = whose === 'own';
  const restaurantId = own ? ownRestaurant : foreignRestaurant;
  const uploader = caller ?? personWith(1, 1);
  const options = {
    portal,
    owner: own ? personWith(1, 1) : personWith(foreignUserId, 1),
    uploader,
    restaurantId,
  };
  const [ownPassword, nextPassword] = await passwordsOf(portal, uploader.userId);
  const made: Partial<World>[] = [];
  for (const [names, make] of parts)
    if (names.some((name) => needs.has(name))) made.push(await make(options));
  return {
    ...emptyWorld,
    market: portal.market,
    username: addressOf(portal.market, uploader.userId),
    passwordDigest: ownPassword,
    ownPassword,
    nextPassword,
    externalCode: sealCode(
      portal.secrets,
      { userId: uploader.userId, attempt: exampleAttempt, isMultiFactor: true, takesTyping: false },
      Date.now(),
    ),
    userId: own ? uploader.userId : foreignUserId,
    restaurantId,
    site: siteOf(restaurantId),
    sectionId,
    resourceId,
    unusedResourceId,
    correlationId: 'test-fixture',
    ...(Object.assign({}, ...made) as Partial<World>),
    added: await recordsFor(portal, needs),
  };
}
