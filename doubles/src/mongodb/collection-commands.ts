import type { Document } from 'bson';
import { type Commands, namespaceOf } from './commands';
import { ServerError } from './server-error';

const maxIndexes = 64;
const missing = (namespace: string) =>
  new ServerError(26, 'NamespaceNotFound', `ns does not exist: ${namespace}`);

function addIndex(indexes: Map<string, Document>, requested: Document): void {
  const { name, key, unique } = requested;
  if (unique) throw new ServerError(67, 'CannotCreateIndex', 'the double enforces no unique index but _id');
  const known = indexes.get(name);
  if (known && JSON.stringify(known['key']) !== JSON.stringify(key)) {
    throw new ServerError(86, 'IndexKeySpecsConflict', `an index named ${name} exists with another key`);
  }
  if (!known && indexes.size >= maxIndexes) {
    throw new ServerError(67, 'CannotCreateIndex', 'add index fails, too many indexes');
  }
  indexes.set(name, { v: 2, ...requested });
}

export const collectionCommands: Commands = {
  create(command, context) {
    const namespace = namespaceOf(command, context);
    if (context.storage.find(namespace)) {
      throw new ServerError(48, 'NamespaceExists', `collection ${namespace} already exists`);
    }
    context.storage.create(namespace);
    return { ok: 1 };
  },

  drop(command, context) {
    const namespace = namespaceOf(command, context);
    if (!context.storage.drop(namespace)) throw missing(namespace);
    return { ok: 1, ns: namespace };
  },

  dropDatabase(_command, { storage, database }) {
    storage.names().forEach((name) => name.startsWith(`${database}.`) && storage.drop(name));
    return { ok: 1 };
  },

  listCollections(command, { storage, database, cursors }) {
    const prefix = `${database}.`;
    const names = storage.names().filter((name) => name.startsWith(prefix));
    const all = names.map((name) => ({ name: name.slice(prefix.length), type: 'collection', options: {} }));
    const requested = command['filter']?.name as unknown;
    const listed = typeof requested === 'string' ? all.filter(({ name }) => name === requested) : all;
    return cursors.open(`${prefix}$cmd.listCollections`, listed, Number.MAX_SAFE_INTEGER);
  },

  createIndexes(command, context) {
    const namespace = namespaceOf(command, context);
    const createdCollectionAutomatically = context.storage.find(namespace) === undefined;
    const { indexes } = context.storage.create(namespace);
    const numIndexesBefore = indexes.size;
    for (const requested of command['indexes'] as Document[]) addIndex(indexes, requested);
    return { ok: 1, numIndexesBefore, numIndexesAfter: indexes.size, createdCollectionAutomatically };
  },

  listIndexes(command, context) {
    const namespace = namespaceOf(command, context);
    const collection = context.storage.find(namespace);
    if (!collection) throw missing(namespace);
    return context.cursors.open(namespace, [...collection.indexes.values()], Number.MAX_SAFE_INTEGER);
  },

  dropIndexes(command, context) {
    const namespace = namespaceOf(command, context);
    const indexes = context.storage.find(namespace)?.indexes;
    if (!indexes) throw missing(namespace);
    const asked = [command['index']].flat() as string[];
    const names = asked[0] === '*' ? [...indexes.keys()].filter((name) => name !== '_id_') : asked;
    for (const name of names) {
      if (!indexes.delete(name))
        throw new ServerError(27, 'IndexNotFound', `index not found with name [${name}]`);
    }
    return { ok: 1 };
  },
};
