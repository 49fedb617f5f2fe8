import type { Language, Market } from '@portal/contracts';
import { formats } from '@portal/contracts/areas/cart';
import type { ChosenStatus } from '@portal/contracts/areas/resources';
import { sectionTypePaths } from '@portal/contracts/areas/sections';
import { instantBefore, officeTime } from '../calendar';
import { type Single, singles } from '../campaigns/singles';
import { tagIn } from '../campaigns/tags';
import type { SeededRandom } from '../seeded-random';
import type { DemoSection } from '../sections/demo-sections';
import { resourceSlugs } from '../slugs';
import { artworkOf, type CampaignResource, campaignResources } from './campaign-resources';
import type { DemoResource, FileKind } from './demo-resource';
import { callIn, noteIn, resourceDescription, resourceName } from './resource-texts';

export const resourceCount = 300;

type Draft = Omit<DemoResource, 'resourceId' | 'url' | 'reference' | 'status' | 'sectionTypes' | 'home'> & {
  readonly code: string;
};

const singleLanguages: Readonly<Record<Market, readonly Language[]>> = { ES: ['CAST', 'CAT'], PT: ['PT'] };

/** Indoor, outdoor and window, digital and media. */
const useOf = (format: number): string =>
  [1, 2, 3, 7].includes(format) ? 'inside' : [4, 5, 6, 9].includes(format) ? 'outside' : 'screens';

const fileKindOf = (format: number): FileKind =>
  [10, 11, 12].includes(format) ? 'png' : [5, 13, 14].includes(format) ? 'zip' : 'pdf';

const onScreens: readonly number[] = [10, 11, 12];
const radio = 13;
const video = 14;
const trayMat = 2;
const everyFormat = formats.map(({ id }) => id);

/** AMB-61 */
function adaptableFrom(format: number): readonly number[] {
  if (format === trayMat || format === video) return [];
  if (format === radio) return [radio];
  return onScreens.includes(format) ? onScreens : everyFormat;
}

function pieceDraft(found: CampaignResource, sectionIds: ReadonlyMap<string, number>): Draft {
  const { campaign, piece, language, addedAt } = found;
  const [format, size] = piece;
  const words = campaign.words[language];
  const own = sectionIds.get(`${campaign.section}/${useOf(format)}`) ?? sectionIds.get(campaign.section);
  return {
    code: campaign.key,
    name: `${words[0]} · ${resourceName(format, size, language)}`,
    description: resourceDescription(words, format, language),
    category: 3,
    format,
    language,
    sections: own === undefined ? [] : [own],
    tags: [
      ...new Set([
        words[0].toLowerCase(),
        ...campaign.tags.map((tag) => tagIn(tag, language)),
        resourceName(format, '', language).toLowerCase(),
      ]),
    ],
    budget: format !== video && format !== radio && !onScreens.includes(format),
    customizable: adaptableFrom(format).length > 0,
    adaptableInto: [...adaptableFrom(format)],
    addedAt,
    artwork: artworkOf(found),
    fileKind: fileKindOf(format),
  };
}

function singleDraft(
  single: Single,
  language: Language,
  today: string,
  at: number,
  sectionIds: ReadonlyMap<string, number>,
): Draft {
  const { key, category, section, scheme, face, hero, layout, size, tags, words } = single;
  const [name, kicker, headline, claim] = words[language];
  const own = sectionIds.get(section);
  const day = officeTime(instantBefore(today, 20 + at * 23, 9.5), 12);
  return {
    code: `${category === 4 ? 'TK' : 'BP'}${key}`,
    name,
    description: `${headline.replaceAll(' / ', ' ')}. ${claim}.`,
    category,
    format: 0,
    language,
    sections: own === undefined ? [] : [own],
    tags: [...new Set([...tags.map((tag) => tagIn(tag, language)), kicker.toLowerCase()])],
    budget: false,
    customizable: false,
    adaptableInto: [],
    addedAt: day,
    artwork: {
      layout,
      scheme,
      heroes: [hero, 'fries', 'cola'],
      grouped: false,
      face,
      copy: { kicker, headline, claim, call: callIn(language), note: noteIn(language, day.slice(0, 4)) },
      width: size[0],
      height: size[1],
      seed: `${key}-${language}`,
    },
    fileKind: category === 4 ? 'zip' : 'pdf',
  };
}

/** A few new ones are announced, a few old ones withdrawn. */
function statusOf(at: number, random: SeededRandom): ChosenStatus {
  if (at >= resourceCount - 3 || at % 37 === 11) return 2;
  return random.chance(0.025) ? 0 : 1;
}

/** In order of publication. Sections exist and urls are unique. */
export function demoResources(
  market: Market,
  today: string,
  sections: readonly DemoSection[],
  random: SeededRandom,
): readonly DemoResource[] {
  const sectionIds = new Map(sections.map(({ key, sectionId }) => [key, sectionId]));
  const alone = singles.flatMap((single, at) =>
    singleLanguages[market]
      .filter((language) => language !== 'CAT' || at % 5 === 0)
      .map((language) => singleDraft(single, language, today, at, sectionIds)),
  );
  const pieces = campaignResources(market, today, random.fork('pieces'))
    .slice(0, resourceCount - alone.length)
    .map((piece) => pieceDraft(piece, sectionIds));
  const drafts = [...alone, ...pieces].sort((one, other) => (one.addedAt < other.addedAt ? -1 : 1));
  const slugOf = resourceSlugs();
  const bySection = new Map(sections.map((section) => [section.sectionId, section]));
  return drafts.map(({ code, ...draft }, at) => {
    const section = bySection.get(draft.sections[0] ?? 0);
    if (!section) throw new Error(`no section for ${draft.name}`);
    const status = statusOf(at, random);
    return {
      ...draft,
      resourceId: at + 1,
      url: slugOf(draft.name),
      reference: `BL-${draft.addedAt.slice(2, 4)}-${code}-${String(at + 1).padStart(4, '0')}`,
      sectionTypes: [section.type],
      home: `${sectionTypePaths[section.type]}/${section.url}`,
      status,
      fileKind: at % 61 === 7 || (status === 2 && at % 2 === 0) ? null : draft.fileKind,
    };
  });
}
