import type { Opening, PlannedChanges, ScheduleDay } from '@portal/contracts/areas/channels';
import { scheduleBlocks, servicesOf, shortDayNames } from '@portal/contracts/areas/channels';
import { useLanguage } from '#app/i18n/LanguageProvider';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import { useMarket } from '#app/market';
import { editorMessages } from '../editor/editor.messages';
import { previewMessages } from '../preview/preview.messages';
import { plannedMessages } from './planned.messages';

/** What a planned change changes, in a few words each. */
export function useChangeWords(): (changes: PlannedChanges) => readonly string[] {
  const text = useText(plannedMessages);
  const editor = useText(editorMessages);
  const preview = useText(previewMessages);
  const spans = useSpans();
  const { market } = useMarket();
  const { language } = useLanguage();
  const days = (rows: object) =>
    (Object.keys(rows) as ScheduleDay[]).map((day) => shortDayNames[day][language]).join(', ');
  const openingWords = ({ open, date, motive }: Opening) => {
    if (open) return text('opens');
    const why = preview(`motive.${motive ?? 3}`);
    return date === null
      ? text('closes', { why })
      : text('closesUntil', { why, day: spans.dayAndMonth(date) });
  };
  return ({ opening, services = {}, schedules = {}, birthday }) => [
    ...(opening === undefined ? [] : [openingWords(opening)]),
    ...servicesOf(market)
      .filter(({ id }) => services[id] !== undefined)
      .map(({ id, name }) =>
        text(services[id] === true ? 'serviceOn' : 'serviceOff', { name: name[language] }),
      ),
    ...scheduleBlocks.flatMap((block) => {
      const rows = schedules[block];
      return rows === undefined ? [] : [text('hours', { block: editor(`block.${block}`), days: days(rows) })];
    }),
    ...(schedules.delivery === undefined ? [] : [text('delivery')]),
    ...(birthday === undefined ? [] : [text('birthday')]),
  ];
}
