import type { Market } from '@portal/contracts';
import type { EventStore } from '../stores/event-store/event-store.port';
import { createNumberSeries, type NumberSeries } from './number-series';
import type { Reservations } from './reservation';

/** Numbers for new records that people meet in addresses: short, and each for one command only. */
export interface NewIds {
  /**
   * The id of what this command makes; asked again for the same command, the same id, in every process and after a
   * restart.
   * @param kind also the beginning of the record's stream: `resource` for `resource-{id}`. Ids that have a stream
   * already, from an import, are passed over.
   */
  idFor(kind: string, commandId: string): Promise<number>;
}

interface Options {
  readonly market: Market;
  readonly now: () => Date;
  readonly names: Reservations;
}

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

  return {
    async idFor(kind, commandId) {
      const drawnBy = `${kind}DrawnBy`;
      const before = await names.ownerOf(drawnBy, commandId);
      if (before !== null) return Number(before);
      const id = await nextFree(kind);
      if (await names.reserve(drawnBy, commandId, String(id))) return id;
      return Number(await names.ownerOf(drawnBy, commandId));
    },
  };
}
