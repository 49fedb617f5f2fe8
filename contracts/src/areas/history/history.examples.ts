import type { World } from '../../example-world';
import type { ExamplesOf } from '../../kernel';
import type { historyQueries, RecordChange } from './history.contract';

export const historyExamples: ExamplesOf<typeof historyQueries, World> = {
  ListRecordHistory: ({ orderId }) => ({ record: 'order', id: orderId }),
  GetRecordAt: ({ orderId, dayAhead }) => ({ record: 'order', id: orderId, day: dayAhead }),
};

export const aRecordChange = (facts: Partial<RecordChange> = {}): RecordChange => ({
  position: 40,
  at: '2026-11-20T09:30:00.000Z',
  what: 'changed',
  event: 'VideoUpdated',
  by: { id: 3, name: 'Marta Gil', role: 2 },
  on_behalf_of: null,
  via: 'person',
  reason: null,
  fields: [{ field: 'url', before: 'https://youtu.be/aaaaaaaaaaa', after: 'https://youtu.be/bbbbbbbbbbb' }],
  ...facts,
});
