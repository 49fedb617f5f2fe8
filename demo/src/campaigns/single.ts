import type { Language } from '@portal/contracts';
import type { HeroName } from '../artwork/heroes';
import type { LayoutName } from '../artwork/layouts/catalogue';
import type { SchemeName } from '../artwork/schemes';
import type { Typeface } from '../artwork/typefaces';
import type { SectionKey } from '../sections/section-tree';
import type { CampaignWords } from './campaign';
import type { TagKey } from './tags';

/** A resource that stands alone: a toolkit (category 4) or a guide (category 5). */
export interface Single {
  readonly key: string;
  readonly category: 4 | 5;
  readonly section: SectionKey;
  readonly scheme: SchemeName;
  readonly face: Typeface;
  readonly hero: HeroName;
  readonly layout: LayoutName;
  /** Width and height of the artwork, any units. */
  readonly size: readonly [width: number, height: number];
  readonly tags: readonly TagKey[];
  readonly words: Readonly<Record<Language, CampaignWords>>;
}

/** A single as a row of a table: its names in the order of the columns below. */
export type SingleRow = readonly [
  key: string,
  section: SectionKey,
  scheme: SchemeName,
  face: Typeface,
  hero: HeroName,
  layout: LayoutName,
  size: Single['size'],
  CAST: CampaignWords,
  CAT: CampaignWords,
  PT: CampaignWords,
];

export const tall = [4, 5] as const;
export const flat = [4, 3] as const;
export const square = [1, 1] as const;
export const story = [9, 16] as const;
export const wide = [16, 9] as const;

export const single =
  (category: Single['category'], tags: readonly TagKey[]) =>
  ([key, section, scheme, face, hero, layout, size, CAST, CAT, PT]: SingleRow): Single => ({
    key,
    category,
    section,
    scheme,
    face,
    hero,
    layout,
    size,
    tags,
    words: { CAST, CAT, PT },
  });
