import { useDates } from '#core/i18n/dates';
import { useNow } from './use-now';

/** How long ago something was; the exact time is a pointer or a screen reader away. */
export function RelativeAge({ at }: { at: string }) {
  const dates = useDates();
  const now = useNow();
  return (
    <time dateTime={at} title={dates.time(at)}>
      {dates.age(at, now)}
    </time>
  );
}
