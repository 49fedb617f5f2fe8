import { type MarketFeatures, type Labels } from '../../kernel';
import { type CartEntry } from './cart-entry.rules';
import {
  Method,
  type QuestionKey,
  isDigital,
  notChosen,
  otherAddress,
  personalisedScale,
} from './formats.rules';

/** R-ERR-11 */
export const deliveryErrorCodes = ['billed', 'units', 'shipped'] as const;
export type DeliveryErrorCode = (typeof deliveryErrorCodes)[number];

type Delivery = Pick<
  CartEntry,
  'to' | 'method' | 'units' | 'units_scale' | 'units_scale_custom' | 'billed' | 'shipped' | 'custom_ship'
>;

/** Only printed pieces (method 2, not digital) have units and delivery. */
export const isPrinted = ({ method, to }: Pick<CartEntry, 'method' | 'to'>): boolean =>
  method === Method.AdaptationAndProduction && !isDigital(to.file);

/** R-WIZ-17 allows free text, but not blank or a number ≤ 0. */
const isNoQuantity = (text: string): boolean =>
  Number(text.replaceAll(/[\s.,]/g, '').replace(/^[−–]/, '-')) <= 0;

function unitsMissing(entry: Delivery): boolean {
  if (entry.units_scale === personalisedScale) return isNoQuantity(entry.units_scale_custom);
  return entry.units <= 0 && entry.units_scale === '';
}

function shippingMissing(entry: Delivery): boolean {
  if (entry.shipped === otherAddress) return entry.custom_ship.trim() === '';
  return entry.shipped === notChosen || entry.shipped < 0;
}

/** What is missing to order the entry (R-CRT-10…13). Codes are field names. */
export function deliveryGaps(
  entry: Delivery,
  { billingRestaurant }: Pick<MarketFeatures, 'billingRestaurant'>,
): readonly DeliveryErrorCode[] {
  const isMissing: Readonly<Record<DeliveryErrorCode, boolean>> = {
    billed: billingRestaurant && entry.billed <= 0,
    units: isPrinted(entry) && unitsMissing(entry),
    shipped: isPrinted(entry) && shippingMissing(entry),
  };
  return deliveryErrorCodes.filter((code) => isMissing[code]);
}

/** The delivery to order; without print, neither units nor place. */
export function askedDelivery(entry: Pick<CartEntry, 'method' | 'to'>): Partial<CartEntry> {
  if (isPrinted(entry) || entry.method === Method.Other) return {};
  return { units: 0, units_scale: '', units_scale_custom: '', shipped: notChosen, custom_ship: '' };
}

interface Place {
  readonly id: number;
  readonly name: string;
}

/** Bills and ships to this restaurant. */
export function madeFor(
  entry: CartEntry,
  { id, name }: Place,
  { billingRestaurant }: Pick<MarketFeatures, 'billingRestaurant'>,
): CartEntry {
  return {
    ...entry,
    restaurant_id: id,
    restaurant_name: name,
    billed: billingRestaurant ? id : notChosen,
    shipped: id,
  };
}

/** Moves an entry to another restaurant; other places that were chosen stay. */
export function moveTo(entry: CartEntry, { id, name }: Place): CartEntry {
  const { restaurant_id: formerId, restaurant_name: formerName, custom } = entry;
  const follows = (place: number) => (place === formerId && place !== notChosen ? id : place);
  const isNamed = custom.restaurant !== '' && custom.restaurant === formerName;
  return {
    ...entry,
    restaurant_id: id,
    restaurant_name: name,
    billed: follows(entry.billed),
    shipped: follows(entry.shipped),
    custom: isNamed ? { ...custom, restaurant: name } : custom,
  };
}

const bareNumber = /^\d{1,6}(?:[.,]\d{1,2})?$/;

/** Adds the currency to a bare number. */
export function priceText(written: string): string {
  const price = written.trim();
  return bareNumber.test(price) ? `${price} €` : written;
}

/** A question of page 3; required ones block Next (AMB-16). */
export interface Question {
  readonly key: QuestionKey;
  readonly label: Labels;
  readonly required: boolean;
  /** Absent: free text. */
  readonly choices?: readonly { readonly value: string; readonly label: Labels }[];
}

const choice = (value: string, CAST: string, CAT: string, PT: string) => ({
  value,
  label: { CAST, CAT, PT },
});

export const questions: Readonly<Record<QuestionKey, Question>> = {
  q1: {
    key: 'q1',
    required: true,
    label: {
      CAST: '¿Qué texto hay que cambiar?',
      CAT: 'Quin text cal canviar?',
      PT: 'Que texto é preciso alterar?',
    },
  },
  q2: {
    key: 'q2',
    required: false,
    label: {
      CAST: '¿En qué idioma debe quedar la pieza?',
      CAT: 'En quin idioma ha de quedar la peça?',
      PT: 'Em que idioma deve ficar a peça?',
    },
    choices: [
      choice('CAST', 'Castellano', 'Castellà', 'Castelhano'),
      choice('CAT', 'Catalán', 'Català', 'Catalão'),
      choice('both', 'Bilingüe', 'Bilingüe', 'Bilingue'),
    ],
  },
  q4: {
    key: 'q4',
    required: false,
    label: { CAST: '¿Sobre qué material?', CAT: 'Sobre quin material?', PT: 'Em que material?' },
    choices: [
      choice('paper', 'Papel', 'Paper', 'Papel'),
      choice('vinyl', 'Vinilo', 'Vinil', 'Vinil'),
      choice('canvas', 'Lona', 'Lona', 'Lona'),
      choice(
        'rigid',
        'Rígido (forex, cartón pluma)',
        'Rígid (fòrex, cartó ploma)',
        'Rígido (forex, cartão pluma)',
      ),
    ],
  },
  q5: {
    key: 'q5',
    required: true,
    label: { CAST: '¿Dónde se coloca?', CAT: 'On es col·loca?', PT: 'Onde se coloca?' },
    choices: [
      choice('inside', 'Interior', 'Interior', 'Interior'),
      choice('outside', 'Exterior', 'Exterior', 'Exterior'),
      choice('window', 'Pegado al cristal', 'Enganxat al vidre', 'Colado ao vidro'),
    ],
  },
  q6: {
    key: 'q6',
    required: false,
    label: {
      CAST: '¿Qué acabado necesitas?',
      CAT: 'Quin acabat necessites?',
      PT: 'De que acabamento precisa?',
    },
    choices: [
      choice('matt', 'Mate', 'Mat', 'Mate'),
      choice('gloss', 'Brillo', 'Brillant', 'Brilhante'),
      choice('eyelets', 'Con ojales', 'Amb ullets', 'Com ilhós'),
    ],
  },
  q7: {
    key: 'q7',
    required: true,
    label: { CAST: '¿Incluye montaje?', CAT: 'Inclou muntatge?', PT: 'Inclui montagem?' },
    choices: [choice('yes', 'Sí', 'Sí', 'Sim'), choice('no', 'No', 'No', 'Não')],
  },
  q8: {
    key: 'q8',
    required: false,
    label: {
      CAST: '¿Cuándo se publica o se emite?',
      CAT: 'Quan es publica o s’emet?',
      PT: 'Quando é publicada ou emitida?',
    },
  },
};
