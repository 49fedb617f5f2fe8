import type { Market } from '@portal/contracts';
import type { EventStore } from '../stores/event-store/event-store.port';
import { createNumberSeries, type NumberSeries } from './number-series';
import type { Reservations } from './reservation';

/** Numbers for new records that people meet in addresses: short, and each for one command only. */
export interface NewIds {
  /**
   * The id of the record that this command creates; equal for repeats, in every process and after a restart.
   * @param kind also the beginning of the record's stream: `resource` for `resource-{id}`. Ids with a stream, from an
   * import, are skipped.
   */
  idFor(kind: string, commandId: string): Promise<number>;
  /** The id that was drawn for this command before, `null` when none was. Draws nothing. */
  drawnFor(kind: string, commandId: string): Promise<number | null>;
}

interface Options {
  readonly market: Market;
  readonly now: () => Date;
  readonly names: Reservations;
}

/** Kind of the reservation streams that keep an id to the command that drew it. */
const drawnBy = (kind: string) => `${kind}DrawnBy`;

/** New ids out of one series a kind, and who drew which out of reservations. */
export function createNewIds(events: EventStore, { market, now, names }: Options): NewIds {
  const series = new Map<string, NumberSeries>();
  const seriesOf = (kind: string): NumberSeries => {
    const known = series.get(kind) ?? createNumberSeries(events, { series: `${kind}Ids`, market, now });
    series.set(kind, known);
    return known;
  };

  async function nextFree(kind: string): Promise<number> {
    for (;;) {
      const id = await seriesOf(kind).next();
      if ((await events.readStream(`${kind}-${id}`)).length === 0) return id;
    }
  }

  async function drawnFor(kind: string, commandId: string): Promise<number | null> {
    const id = await names.ownerOf(drawnBy(kind), commandId);
    return id === null ? null : Number(id);
  }

  return {
    drawnFor,
    async idFor(kind, commandId) {
      const before = await drawnFor(kind, commandId);
      if (before !== null) return before;
      const id = await nextFree(kind);
      if (await names.reserve(drawnBy(kind), commandId, String(id))) return id;
      return Number(await names.ownerOf(drawnBy(kind), commandId));
    },
  };
}
