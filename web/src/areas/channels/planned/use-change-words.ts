import {
  type ChannelContent,
  hoursText,
  noHours,
  type Opening,
  type PlannedChanges,
  sameHours,
  type ScheduleBlock,
  type ScheduleBlockName,
  scheduleBlocks,
  scheduleDays,
  servicesOf,
  shortDayNames,
} from '@portal/contracts/areas/channels';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { editorTexts, plannedTexts, previewTexts } from '../texts';

/** What a planned change changes, in a few words each, beside what customers see before it. */
export function useChangeWords(): (changes: PlannedChanges, before: ChannelContent) => readonly string[] {
  const text = useText(plannedTexts);
  const editor = useText(editorTexts);
  const preview = useText(previewTexts);
  const spans = useSpans();
  const { market } = useMarket();
  const { language } = useLanguage();
  const hoursWords = (name: ScheduleBlockName, rows: Partial<ScheduleBlock>, before: ScheduleBlock) => {
    const lines = new Map<string, string[]>();
    for (const day of scheduleDays) {
      const hours = rows[day];
      if (hours === undefined) continue;
      const change = text(sameHours(before[day], noHours) ? 'hours' : 'hoursBefore', {
        hours: hoursText(hours, language),
        before: hoursText(before[day], language),
      });
      lines.set(change, [...(lines.get(change) ?? []), shortDayNames[day][language]]);
    }
    return [...lines].map(([change, days]) => `${editor(`block.${name}`)}: ${days.join(', ')} ${change}`);
  };
  const openingWords = ({ open, date, motive }: Opening) => {
    if (open) return text('opens');
    const why = preview(`motive.${motive ?? 3}`);
    return date === null
      ? text('closes', { why })
      : text('closesUntil', { why, day: spans.dayAndMonth(date) });
  };
  return ({ opening, services = {}, schedules = {}, birthday }, before) => [
    ...(opening === undefined ? [] : [openingWords(opening)]),
    ...servicesOf(market)
      .filter(({ id }) => services[id] !== undefined)
      .map(({ id, name }) =>
        text(services[id] === true ? 'serviceOn' : 'serviceOff', { name: name[language] }),
      ),
    ...scheduleBlocks.flatMap((block) => {
      const rows = schedules[block];
      return rows === undefined ? [] : hoursWords(block, rows, before.schedules[block]);
    }),
    ...(schedules.delivery === undefined ? [] : [`${editor('deliveryHours')}: ${schedules.delivery || '–'}`]),
    ...(birthday === undefined ? [] : [text('birthday')]),
  ];
}
