import { operations, operationsQueries } from '@portal/contracts/areas/operations';
import { projectionStates } from '@portal/platform/projection/projection-states';
import { verifications } from '@portal/platform/projection/verifications';
import { handleQuery } from '@portal/platform/http/serve-queries';
import { namesOf } from '../../people';
import { findParked } from './parked-list';
import { toHealth, toOperation, toOutboxMail, toParkedStream } from './operations.wire';

/** Max mails listed. */
const maxMails = 1_000;
const noMails = { waiting: 0, parked: 0, sent: 0, oldestWaiting: null };

export const operationsHandlers = [
  handleQuery(operationsQueries.ListProjections, async (_input, { views, now }) => {
    const [states, verified] = await Promise.all([
      views.find(projectionStates, { size: -1, sort: 'id' }),
      views.find(verifications, { size: -1 }),
    ]);
    const byName = new Map(verified.documents.map((each) => [each.id, each]));
    return states.documents.map((state) => toHealth(state, byName.get(state.id) ?? null, now()));
  }),

  handleQuery(operationsQueries.ListParkedStreams, async ({ page, size }, { views }) => {
    const { documents, total } = await findParked(views, { page, size });
    return { records: documents.map(toParkedStream), total };
  }),

  handleQuery(operationsQueries.ListMails, async ({ page, size, parked }, { mails, now }) => {
    if (!mails) return { records: [], total: 0 };
    const length = size === -1 ? maxMails : size;
    const { entries, total } = await mails.list(parked ? 'parked' : 'waiting', page, length);
    return { records: entries.map((mail) => toOutboxMail(mail, now())), total };
  }),

  handleQuery(operationsQueries.CountMails, async (_input, { mails }) => {
    const { waiting, parked, sent, oldestWaiting } = (await mails?.stats()) ?? noMails;
    return { waiting, parked, sent, oldest_waiting: oldestWaiting };
  }),

  handleQuery(operationsQueries.ListOperations, async ({ page, size, sort }, context) => {
    const { documents, total } = await context.views.find(operations, { page, size, sort });
    const nameOf = await namesOf(context);
    return { records: documents.map((operation) => toOperation(operation, nameOf)), total };
  }),
];
