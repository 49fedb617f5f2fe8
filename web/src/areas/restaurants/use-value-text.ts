import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { logTexts, restaurantsTexts } from './texts';
import { useLookups } from './use-lookups';

const flags: readonly string[] = ['etof', 'mcauto', 'active'];
type FieldKey = (typeof restaurantsTexts)['keys'][number];
type LogKey = (typeof logTexts)['keys'][number];
/** What channels change of a restaurant. */
const isOfChannel = (key: string): key is LogKey => logTexts.keys.includes(key as LogKey);
const isDay = (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value);
const isField = (name: string): name is FieldKey => restaurantsTexts.keys.includes(name as FieldKey);

/** What people call a field of a restaurant, and its values as they read them. */
export function useValueText() {
  const text = useText(restaurantsTexts);
  const logText = useText(logTexts);
  const dates = useDates();
  const { types, regions, provinces } = useLookups();
  const options: Readonly<Record<string, typeof types>> = {
    type: types,
    region: regions,
    province_id: provinces,
    delivery: (['none', 'uber', 'glovo'] as const).map((value) => ({
      value,
      label: text(`delivery.${value}`),
    })),
  };
  const shown = (value: string) => (isDay(value) ? dates.day(value) : value);
  return {
    nameOf: (field: string) => {
      const ofChannel = `field.${field}`;
      if (isOfChannel(ofChannel)) return logText(ofChannel as 'field.phone');
      return isField(field) ? text(field) : field;
    },
    valueOf: (field: string, value: string | null) => {
      if (value === null || value === '') return logText('nothing');
      if (flags.includes(field)) return logText(value === '1' ? 'flag.1' : 'flag.0');
      const chosen = options[field]?.find((option) => option.value === value);
      return chosen?.label ?? shown(value);
    },
  };
}
