import { hash } from 'node:crypto';
import { type Market, marketRecords, Role } from '@portal/contracts';
import { emptyWorld, exampleInput } from '@portal/contracts/examples';
import { orderCommands } from '@portal/contracts/areas/orders';
import { sessionCommands } from '@portal/contracts/areas/session';
import { userCommands } from '@portal/contracts/areas/users';
import type { Actor } from '@portal/platform/decider/decider';
import { canonicalJson } from '@portal/platform/decider/canonical-json';
import { ownRestaurant, resourceId } from './test-fixture';

/** Personal data that may appear in intended places only. */
export interface Canaries {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Added later, where the market has the call. */
  readonly addedPhone: string;
  readonly password: string;
  /** R-AUT-22 */
  readonly passwordDigest: string;
  readonly mistypedDigest: string;
  /** In a page's address (S6). */
  readonly linkToken: string;
}

export function canariesOf(market: Market): Canaries {
  const password = 'canary password 7';
  return {
    name: 'Canaria Sin Rastro',
    email: `canary@${marketRecords[market].corporateDomain}`,
    phone: '+34 699 777 123',
    addedPhone: '+351 912 345 678',
    password,
    passwordDigest: hash('sha256', password),
    mistypedDigest: hash('sha256', `${password}8`),
    linkToken: 'canary-token.of-a-link-7',
  };
}

export const canaryPerson: Actor = {
  id: 'user-31',
  userId: 31,
  role: Role.Franchisee,
  restaurants: [ownRestaurant],
};

/** Registration by a command without a call. */
export function registrationOf({ name, email, phone, passwordDigest }: Canaries) {
  const { userId, role, restaurants } = canaryPerson;
  return { userId, role, restaurants: [...restaurants], active: true, name, email, phone, passwordDigest };
}

export function bodiesWith(
  canaries: Canaries,
  market: Market,
  files: { uploadKey: string; imageKey: string },
) {
  const world = { ...emptyWorld, market, restaurantId: ownRestaurant, resourceId, ...files };
  const { order, ...rest } = exampleInput(orderCommands.PlaceOrder, world) as { order: object };
  const contact = {
    contact_name: canaries.name,
    contact_email: canaries.email,
    contact_phone: canaries.phone,
  };
  return {
    login: { username: canaries.email, password: canaries.passwordDigest },
    mistyped: { username: canaries.email, password: canaries.mistypedDigest },
    order: { ...rest, order: { ...order, ...contact } },
    addPhone: { phone: canaries.addedPhone },
    remember: { username: canaries.email },
    changePassword: { id: canaries.linkToken, password: canaries.passwordDigest, time: 1_795_217_400 },
    register: registrationOf(canaries),
  };
}

const variantsOf = (phone: string) => [phone, phone.replaceAll(/\D/g, ''), phone.replaceAll(' ', '')];
const written = (value: unknown) => [JSON.stringify(value), canonicalJson(value)];

/** Candidate texts for digests: the canaries and their containers. */
export function guessableTexts(canaries: Canaries, bodies: ReturnType<typeof bodiesWith>): readonly string[] {
  const { name, email, phone, addedPhone, password, passwordDigest, mistypedDigest } = canaries;
  const phones = [...variantsOf(phone), ...variantsOf(addedPhone)];
  const parsed = [
    sessionCommands.Login.input.parse(bodies.login),
    sessionCommands.Login.input.parse(bodies.mistyped),
    orderCommands.PlaceOrder.input.parse(bodies.order),
    userCommands.AddPhone.input.parse(bodies.addPhone),
  ];
  return [
    ...[name, email, ...phones, password, passwordDigest, mistypedDigest],
    ...phones.flatMap((each) => written({ phone: each })),
    ...[...Object.values(bodies), ...parsed].flatMap(written),
  ];
}

const algorithms = ['md5', 'sha1', 'sha256', 'sha512'] as const;

/** Unkeyed, in common encodings. */
export const digestsOf = (text: string | Uint8Array): string[] =>
  algorithms.flatMap((algorithm) =>
    (['hex', 'base64', 'base64url'] as const).map((spelling) => hash(algorithm, text, spelling)),
  );
