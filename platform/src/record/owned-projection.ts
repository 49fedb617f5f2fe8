import { type OwnedDocument, ownerKey, ownerOfId } from '@portal/contracts';
import { keyedBy, patchDated } from '../projection/patch';
import { nameIn, type NamingEvent } from './owned-records';

type Added<Key extends string> = NamingEvent & {
  readonly data: Readonly<Record<Key, string>>;
  readonly metadata: { readonly at: string };
  readonly revision: number;
};

/** An erased person's records are removed: their names are sealed (S18). @param key the event data's id field */
export function ownedProjection<D extends OwnedDocument, const Key extends string>(key: Key) {
  const id = keyedBy(key);
  const patch = patchDated<D, Key>(key);
  const change = (fields: Partial<OwnedDocument>) => fields as Partial<D>;
  return {
    patch,
    /** @param content the document's own fields */
    added: <E extends Added<Key>>(content: (event: E) => Omit<D, keyof OwnedDocument>) => ({
      id,
      apply(_none: D | null, event: E): D | null {
        const owner = ownerOfId(event.data[key]);
        if (!owner || ('userId' in owner && event.personal.value === null)) return null;
        const kept: OwnedDocument = {
          id: event.data[key],
          owner: ownerKey(owner),
          name: nameIn(event),
          deleted: false,
          version: event.revision,
          changedAt: event.metadata.at,
        };
        return { ...kept, ...content(event) } as unknown as D;
      },
    }),
    renamed: patch<Added<Key>>((_kept, event) => change({ name: nameIn(event), version: event.revision })),
    deleted: patch(() => change({ deleted: true })),
    restored: patch(() => change({ deleted: false })),
    gone: { id, apply: () => null },
  };
}
