import type { RestaurantObjective } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { prioritiesTexts } from '../texts';

type Facts = Pick<RestaurantObjective, 'daypart' | 'comportament'>;

/** What is said of a priority in one line: `Fin de semana · Cena · Frecuencia`; empty where nothing is. */
export function useObjectiveWords(): (facts: Facts) => readonly string[] {
  const text = useText(prioritiesTexts);
  return ({ daypart: { week, time }, comportament }) => [
    ...(week === null ? [] : [text(`week.${week}`)]),
    ...(time === null ? [] : [text(`time.${time}`)]),
    ...(comportament === null ? [] : [text(`comportament.${comportament}`)]),
  ];
}
