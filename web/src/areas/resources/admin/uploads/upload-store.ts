import type { ResourcePart } from '@portal/contracts/areas/resources';
import { Listeners } from '#core/listeners';
import { SafeStorage } from '#core/storage/safe-storage';

/** A file or a picture that a resource was saved without, because it was still to be uploaded (R-ARS-16). */
export interface AwaitedUpload {
  readonly resourceId: number;
  /** What the resource is called. */
  readonly name: string;
  readonly part: ResourcePart;
  readonly filename: string;
  /** Key of what has arrived, while the resource does not know it yet. */
  readonly key?: string;
  /** This page has the file itself; never written down. */
  readonly isHere?: boolean;
}

/** Somebody has chosen the file of an awaited upload. */
export interface HandedIn extends AwaitedUpload {
  readonly file: File;
}

const keyOf = (userId: number) => `resource-uploads-${userId}`;
const isAwaited = (value: unknown): value is AwaitedUpload =>
  typeof value === 'object' && value !== null && 'resourceId' in value && 'part' in value && 'name' in value;

const written = ({ isHere: _, ...upload }: AwaitedUpload): AwaitedUpload => upload;

const sameAs = (one: AwaitedUpload) => (other: AwaitedUpload) =>
  one.resourceId === other.resourceId && one.part === other.part;

/**
 * Where the form leaves files and the queue picks them up, so that an upload outlives the form. What is awaited is also
 * written down in this browser: after a reload the person is asked for those files again, and what arrived without its
 * resource knowing is told to it.
 */
export class UploadStore {
  #awaited: readonly AwaitedUpload[] | null = null;
  #waiting: readonly HandedIn[] = [];
  #userId = 0;
  readonly #owners = new WeakMap<File, AwaitedUpload>();
  readonly #listeners = new Listeners();

  constructor(private readonly storage: SafeStorage) {}

  readonly subscribe = this.#listeners.subscribe;

  /** What resources wait for, of that person. */
  readonly awaited = (userId: number): readonly AwaitedUpload[] => {
    if (this.#awaited === null || this.#userId !== userId) {
      this.#userId = userId;
      this.#awaited = this.#read();
    }
    return this.#awaited;
  };

  /** A file was chosen for a resource that was saved with a placeholder. */
  handIn(userId: number, handed: HandedIn): void {
    const { file, ...awaited } = handed;
    this.#owners.set(file, awaited);
    const others = this.awaited(userId).filter((one) => !sameAs(awaited)(one));
    this.#waiting = [...this.#waiting.filter((one) => !sameAs(awaited)(one)), handed];
    this.#write([...others, { ...awaited, isHere: true }]);
  }

  /** Which part of which resource a file becomes. */
  readonly ownerOf = (file: File): AwaitedUpload | undefined => this.#owners.get(file);

  /** The files of how many resources lie here until the queue has room for them. */
  readonly waiting = (): number => new Set(this.#waiting.map(({ resourceId }) => resourceId)).size;

  /** The queue takes what lies here. @param room how much of it */
  collect(room = Number.POSITIVE_INFINITY): readonly HandedIn[] {
    const collected = this.#waiting.slice(0, room);
    this.#waiting = this.#waiting.slice(room);
    return collected;
  }

  /** It has arrived; the resource is told next. */
  arrived(userId: number, upload: AwaitedUpload, key: string): void {
    this.#write(this.awaited(userId).map((one) => (sameAs(upload)(one) ? { ...one, key } : one)));
  }

  /** The resource knows, or nobody wants it any more. */
  settle(userId: number, upload: AwaitedUpload): void {
    this.#write(this.awaited(userId).filter((one) => !sameAs(upload)(one)));
  }

  /** Of somebody who signs out (W18). */
  forget(userId: number): void {
    this.#waiting = [];
    this.storage.write(keyOf(userId), null);
    this.#awaited = null;
    this.#listeners.notify();
  }

  #read(): readonly AwaitedUpload[] {
    try {
      const kept: unknown = JSON.parse(this.storage.read(keyOf(this.#userId)) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isAwaited) : [];
    } catch {
      return [];
    }
  }

  #write(awaited: readonly AwaitedUpload[]): void {
    this.#awaited = awaited;
    this.storage.write(
      keyOf(this.#userId),
      awaited.length === 0 ? null : JSON.stringify(awaited.map(written)),
    );
    this.#listeners.notify();
  }
}

/** The one desk of this page. */
export const uploadStore = new UploadStore(new SafeStorage(() => localStorage));
