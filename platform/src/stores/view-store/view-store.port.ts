import type { Position, ViewContract } from '@portal/contracts';
import { StoreUnavailable } from '../store-unavailable';

export type Scalar = string | number | boolean;
export type Document = Record<string, unknown>;

/**
 * On lists, `contains` matches one value, `in` any. `exists`: not `null`, or not empty.
 * `gte` and `lte` are for single values; without both, all match.
 */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  | { readonly gte?: Scalar; readonly lte?: Scalar }
  | { readonly exists: boolean }
  | { readonly contains: Scalar };

/** All must hold. Declared filters only; `in: []` matches nothing. */
export type Where = Readonly<Record<string, Condition>>;

export interface ViewQuery {
  readonly where?: Where;
  /** All words must occur in text fields, by prefix, without accents and case. */
  readonly text?: string;
  /** A word also matches if a filter has one of these values: looked-up names. */
  readonly textOr?: {
    readonly field: string;
    readonly values: ReadonlyMap<string, readonly Scalar[]>;
  };
  /**
   * Sort field, `-` for descending; ties by id in the same direction, missing values smallest.
   * Text sorts without accents and case, except in filter fields (dates, codes).
   */
  readonly sort?: string;
  readonly page?: number;
  /** Per page, -1 for all. */
  readonly size?: number;
  /** The first page alone: counting reads all matches. `total` is the page's. Needs `size`. */
  readonly uncounted?: true;
}

export type ViewFilter = Pick<ViewQuery, 'where' | 'text' | 'textOr'>;

export interface ViewPage<D = Document> {
  readonly documents: readonly D[];
  /** Exact, over all pages. */
  readonly total: number;
}

export interface DocumentWrite {
  readonly view: string;
  readonly id: string;
  readonly document: Document | null;
}

export interface ViewBatch {
  readonly projection: string;
  readonly position: Position;
  /** Of that event, to recognise a replaced log. Missing with `outOfTurn`. */
  readonly eventId?: string | undefined;
  readonly writes: readonly DocumentWrite[];
  /** A repair of a parked stream: ignores and keeps the checkpoint. */
  readonly outOfTurn?: boolean;
}

/** A query used an undeclared field, sort or condition: a bug. */
export class UndeclaredQuery extends Error {
  constructor(view: string, what: string) {
    super(`view ${view} does not declare ${what}`);
    this.name = 'UndeclaredQuery';
  }
}

/** Unavailable; a batch under way is written whole or not at all. */
export class ViewStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the view store', cause);
    this.name = 'ViewStoreUnavailable';
  }
}

/** MongoDB's limit, minus overhead. */
export const maxDocumentBytes = 16 * 1024 * 1024 - 64 * 1024;

export class DocumentTooLarge extends TypeError {
  constructor(view: string, id: string, bytes: number) {
    super(`${view}: the document ${id} of ${bytes} bytes is larger than ${maxDocumentBytes}`);
    this.name = 'DocumentTooLarge';
  }
}

/** @throws TypeError if a commit would refuse this document */
export type CheckDocument = (write: DocumentWrite) => void;

/** Write side, for projections. @throws ViewStoreUnavailable from every method */
export interface ViewWriter {
  checkpoint(projection: string): Promise<Position>;
  /** In the order asked; `null` for missing. */
  getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]>;
  /**
   * Atomic. Ignores batches up to the checkpoint, unless `outOfTurn`.
   * @throws TypeError for refused documents; see `check`
   */
  commit(batches: readonly ViewBatch[]): Promise<void>;
  readonly check: CheckDocument;
}

export interface StagedViews extends ViewWriter {
  /** After the bulk: creates search tables and indexes; `activate` does it otherwise. */
  complete(): Promise<void>;
  /** Atomic for readers; the replaced ones are dropped. */
  activate(): Promise<void>;
  discard(): Promise<void>;
}

export interface ViewStore extends ViewWriter {
  checkpointEvent(projection: string): Promise<string | null>;
  get<D = Document>(view: string, id: string): Promise<D | null>;
  /** @throws UndeclaredQuery */
  find<D = Document>(view: string, query: ViewQuery): Promise<ViewPage<D>>;
  /** @throws UndeclaredQuery */
  count(view: string, query: ViewFilter): Promise<number>;
  /** Counts by value of a filter field. @throws UndeclaredQuery */
  countBy(view: string, field: string, query: ViewFilter): Promise<ReadonlyMap<string, number>>;
  /** One staged copy per view: staging again drops the earlier one. */
  stage(views: readonly ViewContract[]): Promise<StagedViews>;
  /** One commit. */
  startOver(projections: readonly string[]): Promise<void>;
  /**
   * Removes deleted and replaced data from the disk where possible (S18).
   * @param signal ends a wait for readers
   */
  scrub(signal?: AbortSignal): Promise<void>;
  close(): Promise<void>;
}
