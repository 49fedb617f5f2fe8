import type { HeroName } from './heroes';
import type { LayoutName } from './layouts/catalogue';
import type { Copy } from './page';
import type { SchemeName } from './schemes';
import type { Typeface } from './typefaces';

/** What to draw, as data. */
export interface ArtworkBrief {
  readonly layout: LayoutName;
  readonly scheme: SchemeName;
  readonly heroes: readonly [HeroName, ...HeroName[]];
  /** Show all heroes together instead of the first alone. */
  readonly grouped: boolean;
  readonly face: Typeface;
  readonly copy: Copy;
  /** Any units; only the ratio counts. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}
