import { Long, type Document } from 'bson';
import { ServerError } from './server-error';

interface OpenCursor {
  readonly namespace: string;
  readonly rest: readonly Document[];
}

const firstBatchSize = 101;
const nextBatchSize = 1_000;

export class Cursors {
  readonly #open = new Map<number, OpenCursor>();
  #last = 0;

  open(namespace: string, documents: readonly Document[], size = firstBatchSize, single = false): Document {
    const batch = documents.slice(0, size);
    const rest = single ? [] : documents.slice(size);
    const cursor = { ns: namespace, id: Long.fromNumber(this.#keep(namespace, rest)), firstBatch: batch };
    return { ok: 1, cursor };
  }

  more(id: number, size = nextBatchSize): Document {
    const cursor = this.#open.get(id);
    if (!cursor) throw new ServerError(43, 'CursorNotFound', `cursor id ${id} not found`);
    const { namespace, rest } = cursor;
    const left = rest.slice(size);
    if (left.length === 0) this.#open.delete(id);
    else this.#open.set(id, { namespace, rest: left });
    const next = Long.fromNumber(left.length === 0 ? 0 : id);
    return { ok: 1, cursor: { ns: namespace, id: next, nextBatch: rest.slice(0, size) } };
  }

  kill(ids: readonly number[]): Document {
    const cursorsKilled = ids.filter((id) => this.#open.delete(id)).map((id) => Long.fromNumber(id));
    return { ok: 1, cursorsKilled, cursorsNotFound: [], cursorsAlive: [], cursorsUnknown: [] };
  }

  #keep(namespace: string, rest: readonly Document[]): number {
    if (rest.length === 0) return 0;
    this.#last += 1;
    this.#open.set(this.#last, { namespace, rest });
    return this.#last;
  }
}
