import { ObjectId, type Document } from 'bson';
import { type CommandContext, type Commands, namespaceOf } from './commands';
import { projected, select, sorted } from './selection';
import { duplicateKey, ServerError } from './server-error';
import { updated } from './update-operators';

interface Changed {
  readonly matched: number;
  readonly modified: number;
  readonly upsertedId?: unknown;
  readonly before: Document | null;
  readonly after: Document | null;
}

const nothing: Changed = { matched: 0, modified: 0, before: null, after: null };

function seedOf(filter: Document): Document {
  const entries = Object.entries(filter).flatMap(([name, value]) => {
    if (name.startsWith('$')) return [];
    const isTest = Object.keys((value as Document | null) ?? {}).some((key) => key.startsWith('$'));
    if (typeof value !== 'object' || value === null || !isTest) return [[name, value] as const];
    const { $eq } = value as Document;
    return $eq === undefined ? [] : [[name, $eq] as const];
  });
  return Object.fromEntries(entries);
}

function insertOne({ transaction }: CommandContext, namespace: string, given: Document): Document {
  const document = { _id: given['_id'] ?? new ObjectId(), ...given };
  if (transaction.get(namespace, document._id)) throw duplicateKey(namespace, document._id);
  transaction.put(namespace, document._id, document);
  return document;
}

interface UpdateStatement {
  readonly q: Document;
  readonly u: Document;
  readonly upsert?: boolean;
  readonly multi?: boolean;
  readonly sort?: Document;
}

function updateOne(context: CommandContext, namespace: string, statement: UpdateStatement): Changed {
  const { q, u, upsert = false, multi = false, sort } = statement;
  const matching = sorted(select(context.transaction, namespace, q), sort);
  const [first] = matching;
  if (!first) {
    if (!upsert) return nothing;
    const after = insertOne(context, namespace, updated(seedOf(q), u, true));
    return { ...nothing, upsertedId: after['_id'], after };
  }
  const chosen = multi ? matching : [first];
  const results = chosen.map((document) => updated(document, u, false));
  results.forEach((document) => context.transaction.put(namespace, document['_id'], document));
  return { matched: chosen.length, modified: chosen.length, before: first, after: results[0] ?? null };
}

function removeOne(context: CommandContext, namespace: string, filter: Document, sort?: Document): Changed {
  const [before] = sorted(select(context.transaction, namespace, filter), sort);
  if (!before) return nothing;
  context.transaction.put(namespace, before['_id'], null);
  return { ...nothing, matched: 1, before };
}

interface Running {
  readonly ordered?: boolean;
  readonly interactive: boolean;
}

/** In order; a failure ends an `ordered` command. */
function runStatements<S>(
  statements: readonly S[],
  { ordered = true, interactive }: Running,
  run: (statement: S, index: number) => void,
): Document {
  const writeErrors: Document[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      writeErrors.push({ index, ...failureOf(error) });
      if (ordered || interactive) break;
    }
  }
  return writeErrors.length === 0 ? {} : { writeErrors };
}

function failureOf(error: unknown): Document {
  if (!(error instanceof ServerError) || error.labels.length > 0) throw error;
  return { code: error.code, errmsg: error.message };
}

export const writeCommands: Commands = {
  insert(command, context) {
    const namespace = namespaceOf(command, context);
    let n = 0;
    const run = (document: Document) => {
      insertOne(context, namespace, document);
      n += 1;
    };
    const failures = runStatements(command['documents'] as Document[], { ...command, ...context }, run);
    return { ok: 1, n, ...failures };
  },

  update(command, context) {
    const namespace = namespaceOf(command, context);
    const upserted: Document[] = [];
    let n = 0;
    let nModified = 0;
    const run = (statement: UpdateStatement, index: number) => {
      const { matched, modified, upsertedId } = updateOne(context, namespace, statement);
      if (upsertedId !== undefined) upserted.push({ index, _id: upsertedId });
      n += matched + (upsertedId === undefined ? 0 : 1);
      nModified += modified;
    };
    const failures = runStatements(command['updates'] as UpdateStatement[], { ...command, ...context }, run);
    return { ok: 1, n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...failures };
  },

  delete(command, context) {
    const namespace = namespaceOf(command, context);
    let n = 0;
    const run = ({ q, limit }: Document) => {
      const matching = select(context.transaction, namespace, q).slice(0, limit === 1 ? 1 : undefined);
      matching.forEach(({ _id }) => context.transaction.put(namespace, _id, null));
      n += matching.length;
    };
    const failures = runStatements(command['deletes'] as Document[], { ...command, ...context }, run);
    return { ok: 1, n, ...failures };
  },

  findAndModify(command, context) {
    const namespace = namespaceOf(command, context);
    const { query, update, remove, new: wantsAfter, upsert, sort, fields } = command;
    const { matched, upsertedId, before, after } = remove
      ? removeOne(context, namespace, query, sort)
      : updateOne(context, namespace, { q: query, u: update, upsert, sort });
    const value = wantsAfter ? after : before;
    return {
      ok: 1,
      value: value && projected(value, fields),
      lastErrorObject: {
        n: Math.max(matched, upsertedId === undefined ? 0 : 1),
        updatedExisting: matched > 0,
      },
    };
  },
};
