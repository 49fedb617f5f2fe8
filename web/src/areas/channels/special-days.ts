import {
  channelCommands,
  type ChannelData,
  channelQueries,
  noHours,
  type SpecialDay,
  specialDaysProblems,
  spansText,
} from '@portal/contracts/areas/channels';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { CallError } from '#core/client/call-error';
import { useCallCommand } from '#core/client/use-call-command';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useDates, useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { useToday } from '#ui/use-now';
import { specialTexts } from './texts';

export const newSpecialDay: SpecialDay = { day: '', closed: false, spans: [noHours] };

export const refreshed = [channelQueries.GetChannel, restaurantQueries.GetRestaurantLog];

/** `jue 24 dic`, in other years `mié 06/01/2027`. */
export function useSpecialDayWords() {
  const spans = useSpans();
  const dates = useDates();
  const today = useToday();
  const { language } = useLanguage();
  const dayText = (day: string) =>
    `${spans.weekday(day)} ${day.slice(0, 4) === today.slice(0, 4) ? spans.dayAndMonth(day) : dates.day(day)}`;
  return { dayText, hoursText: (special: SpecialDay) => spansText(special.spans, language) };
}

interface Changes {
  readonly days: readonly SpecialDay[];
  readonly remove: readonly string[];
}

export function inverseOf(known: readonly SpecialDay[], { days, remove }: Changes): Changes {
  const named = [...days.map(({ day }) => day), ...remove];
  const before = known.filter(({ day }) => named.includes(day));
  const added = named.filter((day) => !before.some((each) => each.day === day));
  return { days: before, remove: added };
}

/** By field of the form: `day`, `spans`, `spans.1`. */
export function problemsOfDay(special: SpecialDay, today: string): Readonly<Record<string, string>> {
  if (special.day === '') return { day: 'required' };
  const found = specialDaysProblems([special], today);
  return Object.fromEntries(Object.entries(found).map(([path, code]) => [path.replace('days.0.', ''), code]));
}

const conflictOf = (details: { changed_by: string; changed_at: string }) =>
  new CallError({
    call: channelCommands.SetSpecialDays.name,
    status: 409,
    code: 'conflict',
    correlationId: '',
    details,
  });

/** Of one restaurant, at once and undoable (R4). */
export function useSpecialDayChanges({
  id,
  special_days: known,
  versions,
}: Pick<ChannelData, 'id' | 'special_days' | 'versions'>) {
  const text = useText(specialTexts);
  const words = useSpecialDayWords();
  const toast = useToast();
  const { send, isPending } = useCallCommand(channelCommands.SetSpecialDays, {
    refresh: refreshed,
    once: true,
  });
  const apply = async (changes: Changes, version: number) => {
    const { data } = await send({ restaurant_ids: [id], versions: [version], ...changes });
    const [conflict] = data.conflicts;
    if (conflict) throw conflictOf(conflict);
    return data.versions[0] ?? version;
  };
  const change = async (changes: Changes, done: string) => {
    const undo = inverseOf(known, changes);
    const version = await apply(changes, versions.special ?? -1);
    const takeBack = () => apply(undo, version).then(() => toast.done(text('undone')), toast.failed);
    toast.done(done, () => void takeBack());
  };
  return {
    isPending,
    /** @throws CallError */
    set: (special: SpecialDay) =>
      change(
        { days: [special], remove: [] },
        text('saved', { day: words.dayText(special.day), hours: words.hoursText(special) }),
      ),
    remove: ({ day }: SpecialDay) =>
      change({ days: [], remove: [day] }, text('removed', { day: words.dayText(day) })).catch(toast.failed),
    copy: (days: readonly SpecialDay[]) =>
      change({ days, remove: [] }, text('copied', { count: days.length })).catch(toast.failed),
  };
}
