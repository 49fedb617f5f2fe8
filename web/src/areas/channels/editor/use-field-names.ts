import { type ScheduleDay, scheduleDays, servicesOf } from '@portal/contracts/areas/channels';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import type { EditedBlock } from '../draft/channel-state';
import { useDayNames } from '../hours/use-day-names';
import { editorTexts } from '../texts';

type Key = (typeof editorTexts.keys)[number];
const isKey = (key: string): key is Key => (editorTexts.keys as readonly string[]).includes(key);
const isDay = (name: string): name is ScheduleDay => (scheduleDays as readonly string[]).includes(name);
/** Fields that have another name here than on the wire. */
const aliases: Readonly<Record<string, Key>> = { open: 'isOpen' };

/** What people call the fields of a block, by their names on the wire. */
export function useFieldNames(): (block: EditedBlock, fields: readonly string[]) => readonly string[] {
  const text = useText(editorTexts);
  const dayName = useDayNames();
  const { market } = useMarket();
  const { language } = useLanguage();
  const nameOf = (field: string): readonly string[] => {
    const key = aliases[field] ?? field;
    if (isDay(field)) return [dayName(field)];
    return isKey(key) ? [text(key)] : [];
  };
  return (block, fields) => {
    if (block !== 'services') return fields.flatMap(nameOf);
    return servicesOf(market)
      .filter(({ id }) => fields.includes(String(id)))
      .map(({ name }) => name[language]);
  };
}
