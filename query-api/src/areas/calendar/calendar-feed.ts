import { createHash } from 'node:crypto';
import type { Labels, Language, MarketRecord } from '@portal/contracts';
import type { CalendarEntry, CalendarKind } from '@portal/contracts/areas/calendar';
import { spansText } from '@portal/contracts/areas/channels';
import { calendarText } from '../../calendar-text';

interface Feed {
  readonly entries: readonly CalendarEntry[];
  /** Of restaurants. */
  readonly names: ReadonlyMap<number, string>;
  /** Ends what has no end. */
  readonly last: string;
  readonly language: Language;
  readonly market: MarketRecord;
  readonly now: Date;
}

const title: Labels = { CAST: 'Restaurantes', CAT: 'Restaurants', PT: 'Restaurantes' };
const kinds: Readonly<Record<CalendarKind, Labels>> = {
  closure: { CAST: 'Cierre', CAT: 'Tancament', PT: 'Encerramento' },
  change: { CAST: 'Cambio programado', CAT: 'Canvi programat', PT: 'Alteração programada' },
  special: { CAST: 'Horario especial', CAT: 'Horari especial', PT: 'Horário especial' },
  pause: { CAST: 'Pausa', CAT: 'Pausa', PT: 'Pausa' },
  national: { CAST: 'Acción nacional', CAT: 'Acció nacional', PT: 'Ação nacional' },
  action: { CAST: 'Acción propia', CAT: 'Acció pròpia', PT: 'Ação própria' },
};
/** More end with dots. */
const maxNamed = 20;

function placesOf({ restaurants }: CalendarEntry, { names }: Feed): string {
  const named = restaurants.slice(0, maxNamed).map((id) => names.get(id) ?? '');
  return named.join(', ') + (restaurants.length > maxNamed ? '…' : '');
}

function summaryOf(entry: CalendarEntry, feed: Feed): string {
  if ('name' in entry) return entry.name;
  const { restaurants } = entry;
  const where = restaurants.length === 1 ? placesOf(entry, feed) : String(restaurants.length);
  return `${kinds[entry.kind][feed.language]} · ${where}`;
}

/** Without the restaurants: entries of a kind differ in their other facts. */
const idOf = ({ restaurants: _, ...facts }: CalendarEntry) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);

export function calendarFeedText(feed: Feed): string {
  const { entries, last, language, market, now } = feed;
  return calendarText({
    title: title[language],
    name: `${market.title} · ${title[language]}`,
    market,
    events: entries.map((entry) => ({
      id: idOf(entry),
      from: entry.from,
      to: entry.to ?? last,
      summary: summaryOf(entry, feed),
      description: [
        kinds[entry.kind][language],
        ...(entry.kind === 'special' ? [spansText(entry.spans, language)] : []),
        placesOf(entry, feed),
      ]
        .filter(Boolean)
        .join(' · '),
      category: kinds[entry.kind][language],
      changedAt: now.toISOString(),
      version: 0,
    })),
  });
}
