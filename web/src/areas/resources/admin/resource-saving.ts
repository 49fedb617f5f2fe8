import { resourceCommands, type ResourcePart, resourceQueries } from '@portal/contracts/areas/resources';
import { useSyncExternalStore } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { Listeners } from '#core/listeners';
import { useSession } from '#core/session/session-state';
import { draftStore } from '#core/storage/draft-store';
import { SafeStorage } from '#core/storage/safe-storage';
import { type ResourceDraft, type ResourceValues, toInput } from './resource-values';

/** U4. */
interface FormDraft {
  readonly values: ResourceValues;
  /** The version edited; absent for a new resource. */
  readonly version?: number | undefined;
  /** A data address. */
  readonly thumb?: string | undefined;
}

const isDraft = (value: unknown): value is FormDraft =>
  typeof value === 'object' &&
  value !== null &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null &&
  'name' in value.values &&
  'sections' in value.values &&
  Array.isArray(value.values.sections);

/** By the id of the resource, or `newResource`. */
export const drafts = draftStore<FormDraft>('resource', 'browser', (kept) => (isDraft(kept) ? kept : null));

export const newResource = 'new';

/** The resource was saved without it (R-ARS-16). */
export interface AwaitedUpload {
  readonly resourceId: number;
  readonly name: string;
  readonly part: ResourcePart;
  readonly filename: string;
  /** Of the uploaded file, until the resource has it. */
  readonly key?: string;
  /** This page has the file; not stored. */
  readonly isHere?: boolean;
}

export interface HandedIn extends AwaitedUpload {
  readonly file: File;
}

const keyOf = (userId: number) => `resource-uploads-${userId}`;
const isAwaited = (value: unknown): value is AwaitedUpload =>
  typeof value === 'object' && value !== null && 'resourceId' in value && 'part' in value && 'name' in value;

const stored = ({ isHere: _, ...upload }: AwaitedUpload): AwaitedUpload => upload;

const sameAs = (one: AwaitedUpload) => (other: AwaitedUpload) =>
  one.resourceId === other.resourceId && one.part === other.part;

/**
 * Uploads outlive their form. Awaited ones are stored: after a reload the user chooses
 * the file again, and missing keys are sent.
 */
export class UploadStore {
  #awaited: readonly AwaitedUpload[] | null = null;
  #waiting: readonly HandedIn[] = [];
  #userId = 0;
  readonly #owners = new WeakMap<File, AwaitedUpload>();
  readonly #listeners = new Listeners();

  constructor(private readonly storage: SafeStorage) {}

  readonly subscribe = this.#listeners.subscribe;

  readonly awaited = (userId: number): readonly AwaitedUpload[] => {
    if (this.#awaited === null || this.#userId !== userId) {
      this.#userId = userId;
      this.#awaited = this.#read();
    }
    return this.#awaited;
  };

  handIn(userId: number, handed: HandedIn): void {
    const { file, ...awaited } = handed;
    this.#owners.set(file, awaited);
    const others = this.awaited(userId).filter((one) => !sameAs(awaited)(one));
    this.#waiting = [...this.#waiting.filter((one) => !sameAs(awaited)(one)), handed];
    this.#write([...others, { ...awaited, isHere: true }]);
  }

  readonly ownerOf = (file: File): AwaitedUpload | undefined => this.#owners.get(file);

  readonly waiting = (): number => new Set(this.#waiting.map(({ resourceId }) => resourceId)).size;

  /** Moves up to `room` files to the queue. */
  collect(room = Number.POSITIVE_INFINITY): readonly HandedIn[] {
    const collected = this.#waiting.slice(0, room);
    this.#waiting = this.#waiting.slice(room);
    return collected;
  }

  /** Uploaded; its key is to be sent next. */
  arrived(userId: number, upload: AwaitedUpload, key: string): void {
    this.#write(this.awaited(userId).map((one) => (sameAs(upload)(one) ? { ...one, key } : one)));
  }

  /** Done, or given up. */
  settle(userId: number, upload: AwaitedUpload): void {
    this.#write(this.awaited(userId).filter((one) => !sameAs(upload)(one)));
  }

  /** W18. */
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
      awaited.length === 0 ? null : JSON.stringify(awaited.map(stored)),
    );
    this.#listeners.notify();
  }
}

export const uploadStore = new UploadStore(new SafeStorage(() => localStorage));

/** This page uploads that part. Other awaited uploads were interrupted by a reload. */
export function useIsUploading(resourceId: number | undefined, part: ResourcePart): boolean {
  const { user } = useSession();
  const awaited = useSyncExternalStore(uploadStore.subscribe, () => uploadStore.awaited(user.id));
  return awaited.some((one) => one.resourceId === resourceId && one.part === part && one.isHere === true);
}

const { ListResources, GetResource } = resourceQueries;

/** Named after its resource, for the list of uploads. */
const thumbFile = (thumb: Blob, name: string) =>
  new File([thumb], `${name.replaceAll(/[\\/]/g, '-').trim()}.jpg`, { type: 'image/jpeg' });

/** Saves with placeholders, and hands the files to the queue, which sends their keys later (R-ARS-16). */
export function useSaving() {
  const { user } = useSession();
  const adding = useCallCommand(resourceCommands.AddResource, { refresh: [ListResources], once: true });
  const updating = useCallCommand(resourceCommands.UpdateResource, {
    refresh: [ListResources, GetResource],
    once: true,
  });

  /**
   * @param id `null` for a new one
   * @param intent stays the same when one of many is added again after a failure
   * @throws CallError
   */
  return async (id: number | null, draft: ResourceDraft, intent?: string) => {
    const { name, version, file, thumb } = draft;
    const input = toInput(draft);
    const { data } =
      id === null ? await adding.send(input, intent) : await updating.send({ ...input, id, version });
    const handIn = (part: ResourcePart, chosen: File) =>
      uploadStore.handIn(user.id, {
        resourceId: data.id,
        name,
        part,
        filename: chosen.name,
        file: chosen,
      });
    if (thumb !== null) handIn('thumb', thumbFile(thumb, name));
    if (file !== null) handIn('file', file);
    return data;
  };
}
