import { type Market, marketRecords } from '@portal/contracts';
import { sectionTypePaths } from '@portal/contracts/areas/sections';
import type { ArtworkBrief } from '../artwork/artwork-brief';
import { instantBefore } from '../calendar';
import { campaigns } from '../campaigns/all-campaigns';
import type { Campaign } from '../campaigns/campaign';
import { callIn } from '../resources/resource-texts';
import type { DemoSection } from '../sections/demo-sections';
import type { SeededRandom } from '../seeded-random';
import { type CoverPlan, coverPlans } from './cover-plans';

export interface DemoCover {
  readonly key: string;
  readonly addedAt: string;
  readonly name: string;
  readonly url: string;
  readonly priority: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly artwork: ArtworkBrief;
  readonly clicks: readonly { readonly userId: number; readonly at: string }[];
}

/** Any units; a cover is twice as wide as high. */
const width = 1000;
const height = 500;

function artworkOf(
  { scheme, heroes, face, menu, price, words, key }: Campaign,
  plan: CoverPlan,
  market: Market,
) {
  const language = marketRecords[market].defaultLanguage;
  const [, kicker, headline, claim] = words[language];
  return {
    scheme,
    heroes,
    face,
    width,
    height,
    layout: plan.layout,
    grouped: menu ?? false,
    copy: { kicker, headline, claim, price, call: callIn(language), note: '' },
    seed: `cover-${key}`,
  };
}

/** URL of the campaign's section. */
function targetOf({ section }: Campaign, sections: readonly DemoSection[]): string {
  const found = sections.find(({ key }) => key === section);
  return found ? `/${sectionTypePaths[found.type]}/${found.url}` : '/nacional';
}

const opens = 7;
const openHours = 10;

export function demoCovers(
  { market, today, sections }: { market: Market; today: string; sections: readonly DemoSection[] },
  readers: readonly { readonly userId: number }[],
  random: SeededRandom,
): readonly DemoCover[] {
  const language = marketRecords[market].defaultLanguage;
  return coverPlans.flatMap((plan, index) => {
    const campaign = campaigns.find(({ key }) => key === plan.campaign);
    if (!campaign) return [];
    const age = Math.max(plan.from, 3);
    const shownUntil = Math.max(plan.until ?? 0, 0) + 1;
    return [
      {
        key: plan.campaign,
        addedAt: instantBefore(today, age + 1, 9),
        name: campaign.words[language][0],
        url: targetOf(campaign, sections),
        priority: index + 1,
        start: instantBefore(today, plan.from, opens),
        end: plan.until === null ? null : instantBefore(today, plan.until, opens + openHours),
        artwork: artworkOf(campaign, plan, market),
        clicks: Array.from({ length: plan.clicks }, () => ({
          userId: random.pick(readers).userId,
          at: instantBefore(today, random.between(shownUntil, age), opens + random.next() * openHours),
        })),
      },
    ];
  });
}
