import type { Language } from '@portal/contracts';
import type { HeroName } from '../artwork/heroes';
import type { LayoutName } from '../artwork/layouts/catalogue';
import type { SchemeName } from '../artwork/schemes';
import type { Typeface } from '../artwork/typefaces';
import type { SectionKey } from '../sections/section-tree';
import type { KitName } from './kits';
import type { TagKey } from './tags';

/** Name of the campaign, kicker, headline (" / " forces a break) and claim. */
export type CampaignWords = readonly [name: string, kicker: string, headline: string, claim: string];

/** What an agency calls a campaign: one idea, one look, many pieces. */
export interface Campaign {
  readonly key: string;
  readonly section: SectionKey;
  /** How long before the reference day its pieces were published; in a season's section, how long after its start. */
  readonly days: number;
  readonly scheme: SchemeName;
  readonly face: Typeface;
  readonly heroes: readonly [HeroName, ...HeroName[]];
  /** What is offered is all of it together, so all of it is shown. */
  readonly menu?: boolean;
  /** Compositions that its pieces take turns with. */
  readonly layouts: readonly [LayoutName, ...LayoutName[]];
  readonly price?: string;
  readonly kit: KitName;
  readonly tags: readonly TagKey[];
  readonly words: Readonly<Record<Language, CampaignWords>>;
}
