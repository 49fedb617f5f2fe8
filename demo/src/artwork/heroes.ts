import { type Drawing, moved } from './drawing';
import { burger } from './products/burger';
import { bucket, nuggets, wrap } from './products/chicken';
import { phone, kiosk } from './products/devices';
import { coffeeCup, coldCup, icedCup } from './products/drinks';
import { croissant, muffin, salad, toast } from './products/fresh';
import { fries, wedges } from './products/fries';
import { bag, greenBox, kidsBox } from './products/outings';
import { palette } from './products/palette';
import { crew, football } from './products/people';
import { shake } from './products/shake';
import { cake, cone, doughnut, sundae } from './products/sweets';
import { car, laneSign, scooter } from './products/vehicles';

const basil = { base: '#2e7d4f', shade: '#1f5c39', light: '#4a9c6b' };
const night = { base: '#2b4a9a', shade: '#1d3270', light: '#4a6cc4' };
const mango = { base: '#ffb02e', shade: '#e88a14', light: '#ffd071' };
const mint = { base: '#8fd6b0', shade: '#5cb487', light: '#c3ecd5' };
const classic = () => burger(['leaf', 'tomato', 'cheese', 'patty']);

export const heroes = {
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
  cocoaShake: () => shake(palette.cocoa),
  mintShake: () => shake(mint),
  coffee: () => coffeeCup(),
  redCoffee: () => coffeeCup(palette.card),
  iced: () => icedCup(),
  icedBerry: () => icedCup(palette.berry, mango),
  icedMint: () => icedCup(mint, palette.cream),
  nuggets: () => nuggets(),
  bucket: () => bucket(),
  wrap,
  salad,
  toast,
  croissant,
  muffin,
  cone,
  sundae: () => sundae(),
  berrySundae: () => sundae(palette.berry),
  doughnut: () => doughnut(),
  cocoaRing: () => doughnut(palette.cocoa),
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
export type HeroName = keyof typeof heroes;

const drawn = new Map<HeroName, Drawing>();

/** Cached. */
export function hero(name: HeroName): Drawing {
  const known = drawn.get(name);
  if (known) return known;
  const made = heroes[name]();
  drawn.set(name, made);
  return made;
}

export function together([first, ...others]: readonly [HeroName, ...HeroName[]]): Drawing {
  const ground = 420;
  const front = standing(hero(first), 300, ground);
  const behind = others.slice(0, 2).map((name) => standing(hero(name), 396, ground - 10));
  const [right, left] = behind;
  const leftWidth = left ? left.w * 0.5 : 0;
  const rightWidth = right ? right.w * 0.5 : 0;
  const w = leftWidth + front.w + rightWidth;
  const svg =
    (left ? moved(0, 0, left.svg) : '') +
    (right ? moved(w - right.w, 0, right.svg) : '') +
    moved(leftWidth, 0, front.svg);
  return { svg, w, h: ground };
}

/** Limits height and width. */
function standing(drawing: Drawing, height: number, ground: number): Drawing {
  const scale = Math.min(height / drawing.h, 380 / drawing.w);
  const h = drawing.h * scale;
  return { svg: moved(0, ground - h, drawing.svg, scale), w: drawing.w * scale, h };
}
