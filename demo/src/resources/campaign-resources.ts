import type { Language, Market } from '@portal/contracts';
import { formatOf, sizeOf } from '@portal/contracts/areas/cart';
import type { LayoutName } from '../artwork/layouts/catalogue';
import type { ArtworkBrief } from '../artwork/artwork-brief';
import type { Copy } from '../artwork/page';
import { daysSince, instantBefore, isSeason, later, officeTime, printedDate, seasonStart } from '../calendar';
import { campaigns } from '../campaigns/all-campaigns';
import type { Campaign } from '../campaigns/campaign';
import { type KitPart, kits } from '../campaigns/kits';
import type { SeededRandom } from '../seeded-random';
import { callIn, noteIn } from './resource-texts';

/** In one language. */
export interface CampaignResource {
  readonly campaign: Campaign;
  readonly piece: KitPart;
  /** Index in the kit, from 0. */
  readonly index: number;
  readonly language: Language;
  readonly addedAt: string;
  /** ISO 8601 UTC; the last day of the offer. */
  readonly validUntil: string;
}

const layoutOfFormat: Readonly<Record<number, LayoutName>> = { 9: 'arrow', 13: 'wave', 14: 'player' };

const twoYears = 725;

function startOf({ section, days }: Campaign, today: string): number {
  const ago = isSeason(section) ? daysSince(seasonStart(section, today), today) - days : days;
  return Math.min(twoYears, Math.max(2, ago));
}

/** Never in the future. */
function addedAt(campaign: Campaign, index: number, today: string, random: SeededRandom): string {
  const ago = Math.max(1, startOf(campaign, today) - Math.floor(index / 4) * random.between(3, 12));
  return officeTime(
    instantBefore(today, ago + 2, random.between(7, 14) + random.next()),
    random.between(2, 55),
  );
}

const languagesOf: Readonly<Record<Market, (index: number, campaign: Campaign) => readonly Language[]>> = {
  ES: (index, campaign) =>
    index === 0 && campaign.key.charCodeAt(1) % 4 !== 0 && campaign.kit !== 'outdoor'
      ? ['CAST', 'CAT']
      : ['CAST'],
  PT: () => ['PT'],
};

/** The poster first. */
function kitOrder([first, ...others]: readonly KitPart[], random: SeededRandom): readonly KitPart[] {
  return first ? [first, ...random.shuffled(others)] : [];
}

/** Two months after publication, in the next year if past. */
function endOfOffer(at: string, today: string): string {
  const until = later(at, 60 * 24);
  return until > today ? until : endOfOffer(later(at, 365 * 24), today);
}

/** A truncated list still covers all campaigns. */
export function campaignResources(
  market: Market,
  today: string,
  random: SeededRandom,
): readonly CampaignResource[] {
  const longest = Math.max(...Object.values(kits).map((kit) => kit.length));
  const orders = new Map(campaigns.map(({ key, kit }) => [key, kitOrder(kits[kit], random.fork(key))]));
  return Array.from({ length: longest }, (_, index) => index).flatMap((index) =>
    campaigns.flatMap((campaign) => {
      const piece = orders.get(campaign.key)?.[index];
      if (!piece) return [];
      const at = addedAt(campaign, index, today, random.fork(`${campaign.key}-${index}`));
      return languagesOf[market](index, campaign).map((language) => ({
        campaign,
        piece,
        index,
        language,
        validUntil: endOfOffer(at, today),
        addedAt: language === 'CAT' ? officeTime(later(at, 26), 20) : at,
      }));
    }),
  );
}

const distances: readonly string[] = ['500 m', '1 km', '2 min', '300 m'];

/** Formats without sizes. */
const plainSizes: Readonly<Record<number, readonly [number, number]>> = { 13: [1, 1], 14: [16, 9] };

function layoutOf({ campaign, piece: [format], index }: CampaignResource): LayoutName {
  const [first] = campaign.layouts;
  return layoutOfFormat[format] ?? campaign.layouts[index % campaign.layouts.length] ?? first;
}

function copyOf({ campaign, language, index, validUntil }: CampaignResource, layout: LayoutName): Copy {
  const [, kicker, headline, claim] = campaign.words[language];
  return {
    kicker,
    headline,
    claim: layout === 'arrow' ? (distances[index % distances.length] ?? claim) : claim,
    price: campaign.price,
    call: callIn(language),
    note: noteIn(language, printedDate(validUntil)),
  };
}

export function artworkOf(found: CampaignResource): ArtworkBrief {
  const { campaign, piece, index, language } = found;
  const [format, sizeKey] = piece;
  const layout = layoutOf(found);
  const size = sizeOf(formatOf(format)?.sizes ?? null, sizeKey);
  const [width, height] = size ? [size.width, size.height] : (plainSizes[format] ?? [1, 1]);
  return {
    layout,
    scheme: campaign.scheme,
    heroes: campaign.heroes,
    grouped: campaign.menu ?? false,
    face: campaign.face,
    copy: copyOf(found, layout),
    width,
    height,
    seed: `${campaign.key}-${index}-${language}`,
  };
}
