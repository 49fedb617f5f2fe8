import type { Drawing } from './drawing';
import { burger } from './products/burger';
import { bucket, nuggets, wrap } from './products/chicken';
import { coffeeCup, coldCup, icedCup, shake } from './products/drinks';
import { croissant, muffin, salad, toast } from './products/fresh';
import { fries, wedges } from './products/fries';
import {
  bag,
  car,
  crew,
  football,
  greenBox,
  kidsBox,
  kiosk,
  laneSign,
  phone,
  scooter,
} from './products/occasions';
import { pantry } from './products/pantry';
import { cake, cone, doughnut, sundae } from './products/sweets';

const basil = { base: '#2e7d4f', shade: '#1f5c39', light: '#4a9c6b' };
const night = { base: '#2b4a9a', shade: '#1d3270', light: '#4a6cc4' };
const mango = { base: '#ffb02e', shade: '#e88a14', light: '#ffd071' };
const mint = { base: '#8fd6b0', shade: '#5cb487', light: '#c3ecd5' };
const classic = () => burger(['leaf', 'tomato', 'cheese', 'patty']);

/** Everything an artwork can show, by name. */
const makers = {
  classic,
  double: () => burger(['leaf', 'cheese', 'patty', 'cheese', 'patty']),
  smoky: () => burger(['onion', 'bacon', 'cheese', 'patty', 'bacon', 'cheese', 'patty']),
  crispy: () => burger(['sauce', 'leaf', 'tomato', 'crispy']),
  country: () => burger(['egg', 'bacon', 'cheese', 'patty']),
  garden: () => burger(['leaf', 'tomato', 'onion', 'veggie']),
  tower: () =>
    burger(['leaf', 'tomato', 'cheese', 'patty', 'bun', 'bacon', 'cheese', 'patty', 'cheese', 'patty']),
  fries: () => fries(),
  greenFries: () => fries(basil),
  wedges,
  cola: () => coldCup(),
  blueCup: () => coldCup(night),
  berryShake: () => shake(),
  mangoShake: () => shake(mango),
  cocoaShake: () => shake(pantry.cocoa),
  mintShake: () => shake(mint),
  coffee: () => coffeeCup(),
  redCoffee: () => coffeeCup(pantry.card),
  iced: () => icedCup(),
  icedBerry: () => icedCup(pantry.berry, mango),
  icedMint: () => icedCup(mint, pantry.cream),
  nuggets: () => nuggets(),
  bucket: () => bucket(),
  wrap,
  salad,
  toast,
  croissant,
  muffin,
  cone,
  sundae: () => sundae(),
  berrySundae: () => sundae(pantry.berry),
  doughnut: () => doughnut(),
  cocoaRing: () => doughnut(pantry.cocoa),
  cake,
  kids: () => kidsBox(),
  car: () => car(),
  nightCar: () => car(mango),
  sign: () => laneSign(),
  bag: () => bag(),
  phone: () => phone(classic(), '#f2b233'),
  phoneShake: () => phone(shake(), '#bfe3cf'),
  phoneFries: () => phone(fries(), '#8fd0e6'),
  scooter: () => scooter(),
  crew: () => crew(),
  green: greenBox,
  football,
  kiosk: () => kiosk(classic(), basil),
} satisfies Record<string, () => Drawing>;
export type HeroName = keyof typeof makers;

const drawn = new Map<HeroName, Drawing>();

/** The drawing of that name, made once. */
export function hero(name: HeroName): Drawing {
  const known = drawn.get(name);
  if (known) return known;
  const made = makers[name]();
  drawn.set(name, made);
  return made;
}

/** Several things on one line, standing on the same ground and overlapping a little. */
export function together(names: readonly HeroName[]): Drawing {
  const heights = 400;
  const pieces = names.map((name, at) => ({ drawing: hero(name), height: heights * (at === 0 ? 1 : 0.86) }));
  let x = 0;
  let svg = '';
  for (const { drawing, height } of [...pieces].reverse()) {
    const scale = height / drawing.h;
    svg += `<g transform="translate(${x.toFixed(1)} ${(heights - height).toFixed(1)}) scale(${scale.toFixed(4)})">${drawing.svg}</g>`;
    x += drawing.w * scale * 0.9;
  }
  return { svg, w: x / 0.9 - (x / 0.9 - x) * 0.2, h: heights };
}
