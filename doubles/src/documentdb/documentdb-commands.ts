import { deserialize, Long, serialize, type Document } from 'bson';
import type { ClientBase } from 'pg';
import { ServerError } from '../mongodb/server-error';

type Ask = (client: ClientBase, database: string, command: Document) => Promise<Document>;

/** One page: open cursors would need their own connection. */
const onePage = 1_000_000;
const ofTheSession: ReadonlySet<string> = new Set([
  'lsid',
  'txnNumber',
  'autocommit',
  'startTransaction',
  'readConcern',
  'writeConcern',
  '$db',
  '$clusterTime',
  '$readPreference',
]);

const specOf = (command: Document) =>
  serialize(Object.fromEntries(Object.entries(command).filter(([name]) => !ofTheSession.has(name))));
const nameIn = (command: Document) => String(Object.values(command)[0]);

async function askOne(client: ClientBase, sql: string, parameters: readonly unknown[]): Promise<Document> {
  const { rows } = await client.query<{ reply: Buffer }>(sql, [...parameters]);
  return deserialize(rows[0]?.reply ?? Buffer.alloc(0));
}

/** The driver requires 64-bit cursor ids. */
function withLongId(reply: Document): Document {
  return { ...reply, cursor: { ...reply['cursor'], id: Long.fromNumber(Number(reply['cursor'].id)) } };
}

/** Duplicate key: the extension's code (SQLSTATE M001C) → MongoDB's. */
const codes: Readonly<Record<number, number>> = { 319029277: 11_000 };

function withKnownCodes(reply: Document): Document {
  const writeErrors = reply['writeErrors'] as readonly Document[] | undefined;
  if (!writeErrors) return reply;
  return {
    ...reply,
    writeErrors: writeErrors.map((each) => ({ ...each, code: codes[each['code']] ?? each['code'] })),
  };
}

const writing =
  (name: 'insert' | 'update' | 'delete' | 'find_and_modify'): Ask =>
  async (client, database, command) => {
    const sql = `SELECT p_result::bytea AS reply FROM documentdb_api.${name}($1, $2::bytea)`;
    return withKnownCodes(await askOne(client, sql, [database, specOf(command)]));
  };

const reading =
  (name: 'find' | 'aggregate' | 'list_collections' | 'list_indexes'): Ask =>
  async (client, database, command) => {
    const paged = name === 'find' ? { batchSize: onePage } : { cursor: { batchSize: onePage } };
    const sql = `SELECT cursorpage::bytea AS reply FROM documentdb_api.${name}_cursor_first_page($1, $2::bytea)`;
    return withLongId(await askOne(client, sql, [database, specOf({ ...command, ...paged })]));
  };

async function drop(client: ClientBase, database: string, command: Document): Promise<Document> {
  const { rows } = await client.query<{ dropped: boolean }>(
    'SELECT documentdb_api.drop_collection($1, $2) AS dropped',
    [database, nameIn(command)],
  );
  if (!rows[0]?.dropped) throw new ServerError(26, 'NamespaceNotFound', 'ns not found');
  return { ok: 1 };
}

async function create(client: ClientBase, database: string, command: Document): Promise<Document> {
  const { rows } = await client.query<{ created: boolean }>(
    'SELECT documentdb_api.create_collection($1, $2) AS created',
    [database, nameIn(command)],
  );
  if (!rows[0]?.created) throw new ServerError(48, 'NamespaceExists', 'the collection already exists');
  return { ok: 1 };
}

async function dropDatabase(client: ClientBase, database: string): Promise<Document> {
  await client.query('SELECT documentdb_api.drop_database($1)', [database]);
  return { ok: 1 };
}

const createIndexes: Ask = (client, database, command) =>
  askOne(
    client,
    'SELECT documentdb_api_internal.create_indexes_non_concurrently($1, $2::bytea, true)::bytea AS reply',
    [database, specOf(command)],
  );

const dropIndexes: Ask = async (client, database, command) => {
  const { rows } = await client.query<{ retval: Buffer }>('CALL documentdb_api.drop_indexes($1, $2::bytea)', [
    database,
    specOf(command),
  ]);
  return rows[0] ? { ok: 1 } : { ok: 0 };
};

export const documentDbCommands: Readonly<Record<string, Ask>> = {
  insert: writing('insert'),
  update: writing('update'),
  delete: writing('delete'),
  findAndModify: writing('find_and_modify'),
  find: reading('find'),
  aggregate: reading('aggregate'),
  listCollections: reading('list_collections'),
  listIndexes: reading('list_indexes'),
  create,
  drop,
  dropDatabase,
  createIndexes,
  dropIndexes,
};
