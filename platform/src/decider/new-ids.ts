import type { Market } from '@portal/contracts';
import type { EventStore } from '../stores/event-store/event-store.port';
import { createNumberSeries, type NumberSeries } from './number-series';
import type { Reservations } from './reservation';

export interface NewIds {
  /**
   * Id of the record this command creates; equal for repeats.
   * @param kind prefix of the stream `{kind}-{id}`; ids of imported streams are skipped
   */
  idFor(kind: string, commandId: string): Promise<number>;
  /** The id drawn earlier for this command, or `null`. Draws nothing. */
  drawnFor(kind: string, commandId: string): Promise<number | null>;
}

interface Options {
  readonly market: Market;
  readonly now: () => Date;
  readonly names: Reservations;
}

const drawnBy = (kind: string) => `${kind}DrawnBy`;

/** One series per kind; reservations remember each command's id. */
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
