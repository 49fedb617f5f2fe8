import type { HeroName } from './heroes';
import type { LayoutName } from './layouts/catalogue';
import type { Copy } from './page';
import type { SchemeName } from './schemes';
import type { Typeface } from './typefaces';

export interface ArtworkBrief {
  readonly layout: LayoutName;
  readonly scheme: SchemeName;
  readonly heroes: readonly [HeroName, ...HeroName[]];
  readonly grouped: boolean;
  readonly face: Typeface;
  readonly copy: Copy;
  /** Any units; only the ratio counts. */
  readonly width: number;
  readonly height: number;
  readonly seed: string;
}
