import type { Document } from 'bson';
import { Aggregator } from 'mingo';
import { type Commands, namespaceOf } from './commands';
import { valueAt } from './bson-order';
import { projected, select, sorted } from './selection';
import { ServerError } from './server-error';

function aggregated(documents: Document[], pipeline: readonly Document[]): Document[] {
  const [change] = pipeline;
  if (change && '$changeStream' in change) {
    throw new ServerError(40573, 'Location40573', 'the double has no change streams');
  }
  return new Aggregator([...pipeline], {}).run(documents) as Document[];
}

/** A leading `$match` can use ids. */
function splitMatch(pipeline: readonly Document[]): [filter: Document, rest: readonly Document[]] {
  const [first, ...rest] = pipeline;
  return first && '$match' in first ? [first['$match'] as Document, rest] : [{}, pipeline];
}

export const readCommands: Commands = {
  find(command, context) {
    const namespace = namespaceOf(command, context);
    const { filter = {}, sort, skip = 0, limit = 0, projection, batchSize, singleBatch } = command;
    const matching = sorted(select(context.transaction, namespace, filter), sort);
    const requested = matching.slice(skip, limit === 0 ? undefined : skip + Math.abs(limit));
    const documents = requested.map((document) => projected(document, projection));
    return context.cursors.open(namespace, documents, batchSize, singleBatch);
  },

  getMore: (command, { cursors }) => cursors.more(Number(command['getMore']), command['batchSize']),

  killCursors: (command, { cursors }) => cursors.kill((command['cursors'] as unknown[]).map(Number)),

  aggregate(command, context) {
    const namespace = namespaceOf(command, context);
    const [filter, rest] = splitMatch(command['pipeline']);
    const documents = aggregated(select(context.transaction, namespace, filter), rest);
    return context.cursors.open(namespace, documents, command['cursor']?.batchSize);
  },

  count(command, context) {
    const matching = select(context.transaction, namespaceOf(command, context), command['query'] ?? {});
    return { ok: 1, n: matching.length };
  },

  distinct(command, context) {
    const matching = select(context.transaction, namespaceOf(command, context), command['query'] ?? {});
    const values = matching.flatMap((document) => valueAt(document, command['key']) ?? []);
    return { ok: 1, values: [...new Set(values)] };
  },
};
