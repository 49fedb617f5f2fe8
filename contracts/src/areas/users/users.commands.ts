import { z } from 'zod';
import {
  catalogueReaders,
  command,
  defineCommands,
  everybody,
  isPhoneNumber,
  ofObject,
  ofRestaurant,
  only,
  provenCommand,
  restaurantStaff,
  Role,
  wireInteger,
  wireText,
} from '../../kernel';

/** Version of the confidentiality terms in force; a new version must be accepted again (AMB-10, W22). */
export const legalTermsVersion = '2026-01';

export const userCommands = defineCommands('users', {
  AcceptLegalTerms: command({
    method: 'POST',
    path: 'user/{id}/legal',
    beforeTerms: true,
    changesCaller: true,
    legacyGet: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ accepted: z.literal(true) }),
    access: everybody({ scope: ofObject, asUser: false }),
    rejections: ['user_not_found'],
    summary: 'Accepts the confidentiality terms for oneself (R-AUT-15)',
  }),
  ChooseFavouriteRestaurant: command({
    method: 'POST',
    path: 'user/favorite',
    input: z.object({ restaurant_id: wireInteger() }),
    output: z.object({ restaurant_id: z.int() }),
    access: only(catalogueReaders, { scope: ofRestaurant('restaurant_id'), asUser: false }),
    summary: 'Remembers the favourite restaurant of the signed-in person (R-ACC-16)',
  }),
  AddPhone: command({
    method: 'POST',
    path: 'user/addPhone',
    input: z.object({ phone: wireText(30).refine(isPhoneNumber, 'phone_not_correct') }),
    output: z.object({ phone: z.string() }),
    access: only(restaurantStaff, { markets: ['PT'], asUser: false }),
    summary: 'Adds a phone to the signed-in person (R-CRT-20, R-API-54)',
  }),
  /** Not in the specification: what the law asks for (GDPR 17). It cannot be undone. */
  EraseUser: provenCommand({
    method: 'POST',
    path: 'user/{id}/erase',
    securityEvent: true,
    input: z.object({ id: wireInteger() }),
    output: z.object({ requested: z.literal(true) }),
    access: only([Role.Administrator]),
    rejections: ['user_not_found', 'cannot_erase_yourself', 'last_administrator'],
    summary: 'Erases the personal data of somebody for ever; their orders stay without a name (S18)',
  }),
});

/** What the demo data and later the user administration send to bring a person in. */
export const registerUserInput = z.object({
  userId: z.int().positive(),
  name: z.string().min(1),
  email: z.email(),
  phone: z.string(),
  role: z.literal([1, 2, 3, 4, 5, 6]),
  active: z.boolean(),
  restaurants: z.array(z.int()),
  /** SHA-256 of the password, 64 hex digits (R-AUT-22). */
  passwordDigest: z.string().regex(/^[0-9a-f]{64}$/),
});
export type RegisterUserInput = z.infer<typeof registerUserInput>;
