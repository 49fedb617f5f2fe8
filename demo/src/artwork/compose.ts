import { seededRandom } from '../seeded-random';
import { n } from './drawing';
import { hero, together } from './heroes';
import { layouts } from './layouts/catalogue';
import type { ArtworkBrief } from './artwork-brief';
import { type Page, zones } from './page';
import { schemes } from './schemes';

export function pixelsOf(
  { width, height }: Pick<ArtworkBrief, 'width' | 'height'>,
  longSide: number,
): { width: number; height: number } {
  const scale = longSide / Math.max(width, height);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/**
 * A self-contained SVG document: no fonts, no links.
 * @param longSide pixels
 */
export function compose(brief: ArtworkBrief, longSide: number): string {
  const sheet = zones(brief.width, brief.height);
  const heroes = brief.heroes.map(hero);
  const page: Page = {
    ...sheet,
    scheme: schemes[brief.scheme],
    copy: brief.copy,
    face: brief.face,
    hero: brief.grouped ? together(brief.heroes) : hero(brief.heroes[0]),
    heroes,
    random: seededRandom(brief.seed),
  };
  const pixels = pixelsOf(brief, longSide);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(page.w)} ${n(page.h)}" width="${pixels.width}" height="${pixels.height}" preserveAspectRatio="none">${layouts[brief.layout](page)}</svg>`;
}
