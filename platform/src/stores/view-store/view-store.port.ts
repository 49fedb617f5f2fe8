import type { Position, ViewContract } from '@portal/contracts';
import { StoreUnavailable } from '../store-unavailable';

export type Scalar = string | number | boolean;
export type Document = Record<string, unknown>;

/**
 * One condition on a declared filter field. `contains` asks a list field for one value, `in` for one of several.
 * `exists`: has a value that is not `null`; of a list: has something in it. `gte` and `lte` are for single values
 * and, when both are left out, hold for every document.
 */
export type Condition =
  | { readonly eq: Scalar }
  | { readonly in: readonly Scalar[] }
  | { readonly gte?: Scalar; readonly lte?: Scalar }
  | { readonly exists: boolean }
  | { readonly contains: Scalar };

/** All conditions must hold. Only fields that the view declares as filters; `in: []` matches nothing. */
export type Where = Readonly<Record<string, Condition>>;

export interface ViewQuery {
  readonly where?: Where;
  /** Words, all of which must occur in the view's text fields, by prefix, without accents and case. */
  readonly text?: string;
  /** Makes a word of `text` also count as found where a filter has one of these values: names that are looked up. */
  readonly textOr?: {
    readonly field: string;
    /** By the words as they were typed (`wordsIn`). */
    readonly values: ReadonlyMap<string, readonly Scalar[]>;
  };
  /**
   * Declared sort field, `-` in front for descending; ties are broken by id in the same direction. Missing values
   * are smallest. Text is sorted without accents and case, except where the field is a filter too: dates and codes
   * keep their exact order, so that a range of them is one stretch of an index.
   */
  readonly sort?: string;
  /** From 1. */
  readonly page?: number;
  /** Documents per page, -1 for all. */
  readonly size?: number;
}

/** What a query narrows by. */
export type ViewFilter = Pick<ViewQuery, 'where' | 'text' | 'textOr'>;

export interface ViewPage<D = Document> {
  readonly documents: readonly D[];
  /** Matches over all pages, exact. */
  readonly total: number;
}

export interface DocumentWrite {
  readonly view: string;
  readonly id: string;
  /** `null` removes the document. */
  readonly document: Document | null;
}

/** What one projection writes at once: documents and how far it has come, all or nothing. */
export interface ViewBatch {
  readonly projection: string;
  /** Position of the last event that these documents reflect. */
  readonly position: Position;
  /** Id of that event: a log that was replaced has another one there. Left out by what is written out of turn. */
  readonly eventId?: string | undefined;
  readonly writes: readonly DocumentWrite[];
  /**
   * A repair by the projection's own writer, e.g. of a parked stream: written whatever the checkpoint is, without
   * moving it.
   */
  readonly outOfTurn?: boolean;
}

/** A query named a field, a sort or a condition that the view does not declare: a programming error. */
export class UndeclaredQuery extends Error {
  constructor(view: string, what: string) {
    super(`view ${view} does not declare ${what}`);
    this.name = 'UndeclaredQuery';
  }
}

/** The store cannot be read or written now. A batch that was being committed is either written whole or not at all. */
export class ViewStoreUnavailable extends StoreUnavailable {
  constructor(cause: unknown) {
    super('the view store', cause);
    this.name = 'ViewStoreUnavailable';
  }
}

/** So large a document, in bytes, no view store takes: what MongoDB takes, without what goes along with it. */
export const maxDocumentBytes = 16 * 1024 * 1024 - 64 * 1024;

/** Of a kind with other documents that a store refuses: the event that made it so large is parked. */
export class DocumentTooLarge extends TypeError {
  constructor(view: string, id: string, bytes: number) {
    super(`${view}: the document ${id} of ${bytes} bytes is larger than ${maxDocumentBytes}`);
    this.name = 'DocumentTooLarge';
  }
}

/** @throws TypeError when a commit with this document would be refused, whenever it is made */
export type CheckDocument = (write: DocumentWrite) => void;

/** The part of a view store that projections write through. @throws ViewStoreUnavailable from everything. */
export interface ViewWriter {
  /** The position stored with the projection's last batch, 0 when it has none. */
  checkpoint(projection: string): Promise<Position>;
  /** Documents by id, in the order asked; `null` where there is none. */
  getMany(view: string, ids: readonly string[]): Promise<readonly (Document | null)[]>;
  /**
   * Commits several projections' batches in one transaction. A batch at or behind its checkpoint is ignored, unless it is
   * out of turn. @throws TypeError for a document that the store does not take, whenever it is tried; see `check`
   */
  commit(batches: readonly ViewBatch[]): Promise<void>;
  readonly check: CheckDocument;
}

/** Copies of some views, filled beside the live ones (blue/green rebuild). */
export interface StagedViews extends ViewWriter {
  /** Ids of all documents of a copy. */
  ids(view: string): Promise<readonly string[]>;
  /**
   * The bulk has been written: what copies are searched and sorted by is made now, unless it is already. `activate` does
   * it where nobody has.
   */
  complete(): Promise<void>;
  /**
   * Makes the copies the live views, with their checkpoints; readers see either the old or the new, never none. What
   * was live is kept as the copies before, in place of those kept earlier.
   */
  activate(): Promise<void>;
  /** Throws new copies away; copies before are kept. */
  discard(): Promise<void>;
}

/** What the last switch has taken the place of: a rebuild that was a mistake can be undone (R8). */
export interface PreviousGeneration {
  readonly views: readonly string[];
  /** When they were replaced, ISO 8601 UTC. */
  readonly at: string;
}

export interface ViewStore extends ViewWriter {
  /** Id of the event at the checkpoint; `null` when there is none. */
  checkpointEvent(projection: string): Promise<string | null>;
  get<D = Document>(view: string, id: string): Promise<D | null>;
  /** @throws UndeclaredQuery */
  find<D = Document>(view: string, query: ViewQuery): Promise<ViewPage<D>>;
  /** How many documents match. @throws UndeclaredQuery */
  count(view: string, query: ViewFilter): Promise<number>;
  /** How many documents match, by the values of one declared filter field. @throws UndeclaredQuery */
  countBy(view: string, field: string, query: ViewFilter): Promise<ReadonlyMap<string, number>>;
  /** A view has one staged copy at most: staging it again discards the earlier one. */
  stage(views: readonly ViewContract[]): Promise<StagedViews>;
  /** What is kept of before the last switch; `null` for nothing. */
  previousGeneration(): Promise<PreviousGeneration | null>;
  /** The copies before, with the documents and checkpoints they have: to be brought up to date and activated again. */
  stagePrevious(): Promise<StagedViews>;
  /**
   * Forgets these projections' checkpoints and empties the views that they write, in one commit. The copies before go
   * too: they are as old.
   */
  startOver(projections: readonly string[]): Promise<void>;
  /** Drops the copies before. */
  forgetPrevious(): Promise<void>;
  /** Leaves nothing on the disk of what was removed, where the store can: free pages, write-ahead logs (S18). */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
