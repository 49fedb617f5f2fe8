import { statusesOfAnOrder, type Written } from './writer';

/* Independent check of the log after crashes: nothing lost, duplicated or torn. */

/** As stored. */
export interface LogRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** In order; `torn` counts invalid JSON. */
export interface Log {
  readonly rows: readonly LogRow[];
  readonly torn: number;
}

/** Acknowledged ids must appear once. */
function counted(rows: readonly LogRow[], type: string, field: string, acknowledged: Written['orders']) {
  const inLog = rows.filter((row) => row.type === type).map(({ data }) => String(data[field]));
  const ids = acknowledged.map(({ data }) => String(data.id));
  return {
    lost: ids.filter((id) => !inLog.includes(id)).length,
    doubled: inLog.length - new Set(inLog).size,
    /** All sent ids were acknowledged, so there are no others. */
    unasked: new Set(inLog).size - new Set(ids).size,
  };
}

function brokenStreams(rows: readonly LogRow[]): string[] {
  const next = new Map<string, number>();
  const broken = rows.filter(({ stream, revision }) => {
    const expected = next.get(stream) ?? 0;
    next.set(stream, revision + 1);
    return revision !== expected;
  });
  return broken.map(({ stream }) => stream);
}

function wrongHistories(rows: readonly LogRow[], orders: Written['orders']): string[] {
  const requested = statusesOfAnOrder.join();
  return orders
    .map(({ data }) => String(data.id))
    .filter((id) => {
      const steps = rows.filter((row) => row.type === 'OrderStatusChanged' && row.data.orderId === id);
      return steps.map(({ data }) => data.to).join() !== requested;
    });
}

/** A postponed cover appears once. */
function turnsTooMany(rows: readonly LogRow[]): number {
  const times = (type: string) => rows.filter((row) => row.type === type).length;
  return Math.max(0, times('SliderPeriodReached') - times('SliderUpdated'));
}

/** Zeros and empty lists mean success. */
export function checkLog({ rows, torn }: Log, written: Written) {
  const numbers = rows.filter(({ type }) => type === 'OrderPlaced').map(({ data }) => data.number);
  return {
    events: rows.length,
    problems: {
      torn,
      brokenStreams: brokenStreams(rows),
      eventsTwice: rows.length - new Set(rows.map(({ id }) => id)).size,
      numbersTwice: numbers.length - new Set(numbers).size,
      orders: counted(rows, 'OrderPlaced', 'orderId', written.orders),
      messages: counted(rows, 'OrderMessagePosted', 'messageId', written.messages),
      pauses: counted(rows, 'MopPauseRequested', 'pauseId', written.pauses),
      wrongHistories: wrongHistories(rows, written.orders),
      turnsTooMany: turnsTooMany(rows),
    },
  };
}

const none = { lost: 0, doubled: 0, unasked: 0 };
export const nothingWrong: ReturnType<typeof checkLog>['problems'] = {
  torn: 0,
  brokenStreams: [],
  eventsTwice: 0,
  numbersTwice: 0,
  orders: none,
  messages: none,
  pauses: none,
  wrongHistories: [],
  turnsTooMany: 0,
};
