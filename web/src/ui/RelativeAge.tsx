import { useDates } from '#core/i18n/dates';
import { useNow } from './use-now';

/** Age; exact time in the title. */
export function RelativeAge({ at }: { at: string }) {
  const dates = useDates();
  const now = useNow();
  return (
    <time dateTime={at} title={dates.time(at)}>
      {dates.age(at, now)}
    </time>
  );
}
