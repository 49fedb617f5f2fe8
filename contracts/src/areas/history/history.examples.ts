import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { historyQueries } from './history.contract';

export const historyExamples: ExamplesOf<typeof historyQueries, World> = {
  ListRecordHistory: ({ orderId }) => ({ record: 'order', id: orderId }),
  GetRecordAt: ({ orderId, dayAhead }) => ({ record: 'order', id: orderId, day: dayAhead }),
};
