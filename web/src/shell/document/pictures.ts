import type { EmotionCache } from '@emotion/cache';
import { pictureOf, picturePlaceholders, type SessionRestaurant } from '@portal/contracts/areas/session';
import { isAdministrator, type Role, roles } from '@portal/contracts/kernel';
import type { Session } from '#core/session/session-state';

const styleElement = (key: string, names: readonly string[], rules: string) =>
  `<style nonce="__CSP_NONCE__" data-emotion="${[key, ...names].join(' ')}">${rules}</style>`;

export function stylesIn({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, name]) => name));
  const written = Object.entries(inserted).flatMap(([name, rules]) =>
    typeof rules === 'string' ? [{ name, rules, isGlobal: registered[`${key}-${name}`] === undefined }] : [],
  );
  const global = written.filter(({ isGlobal }) => isGlobal);
  const own = written.filter(({ name, isGlobal }) => !isGlobal && used.has(name));
  return [
    ...global.map(({ name, rules }) => styleElement(`${key}-global`, [name], rules)),
    styleElement(
      key,
      own.map(({ name }) => name),
      own.map(({ rules }) => rules).join(''),
    ),
  ].join('');
}

interface Restyled {
  readonly html: string;
  readonly rules: string;
}

const plain = (attribute: string) => attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The content security policy forbids `style` attributes (S14). */
export function withoutStyleAttributes(html: string): Restyled {
  const known: string[] = [];
  const moved = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!known.includes(style)) known.push(style);
    return ` data-style="${known.indexOf(style)}"`;
  });
  return { html: moved, rules: known.map((style, at) => `[data-style="${at}"]{${plain(style)}}`).join('') };
}

const { name, letter, siteName, siteNumber, siteCity } = picturePlaceholders;

const restaurant = (id: number): SessionRestaurant => ({
  id,
  site: siteNumber,
  name: siteName,
  type: 1,
  region: 1,
  region_name: '',
  province: '',
  province_id: '',
  city: siteCity,
  address: '',
  active: true,
  cif: '',
  razon: '',
  fiscal_address: '',
  mop_service: false,
  version: 0,
});

const sessionOf = (type: Role, restaurants: readonly number[]): Session => ({
  status: 2,
  user: {
    id: 0,
    name,
    email: '',
    phone: '',
    type,
    active: 1,
    admin: isAdministrator(type) ? 1 : 0,
    locations: [],
    favourite: null,
    letter,
    legal: 1,
    version: 0,
    address_change: null,
  },
  exp: '9999-12-31T00:00:00.000Z',
  restaurants: restaurants.map(restaurant),
  acting: null,
  second_factor: 'off',
  without_restaurant: false,
  sliders: [],
  csrf: '',
});

/** By picture name; the server fills them in. */
export const picturedSessions = (): readonly (readonly [string, Session])[] =>
  roles
    .flatMap((role) => [[1], [1, 2]].map((restaurants) => sessionOf(role, restaurants)))
    .map((session) => [pictureOf(session), session] as const);
