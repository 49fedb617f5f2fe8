import type { Page } from '../page';
import { coupon } from './coupon';
import { menuBoard } from './menu-board';
import { mosaic } from './mosaic';
import { diner, picnic, slant, wallpaper } from './pattern-led';
import { player, wave } from './media';
import { arch, ember, groove, stillLife, sunburst } from './picture-led';
import { arrow, cover } from './signage';
import { clouds, nightTown, party, roadside } from './scene-led';
import { bigPrice, bigType, crop, twoInk } from './type-led';

export const layouts = {
  bigType,
  bigPrice,
  crop,
  twoInk,
  sunburst,
  ember,
  arch,
  groove,
  stillLife,
  wallpaper,
  mosaic,
  diner,
  slant,
  picnic,
  coupon,
  menuBoard,
  cover,
  arrow,
  roadside,
  nightTown,
  party,
  clouds,
  player,
  wave,
} satisfies Record<string, (page: Page) => string>;
export type LayoutName = keyof typeof layouts;
