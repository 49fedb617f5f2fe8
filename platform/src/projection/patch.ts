/** No effect on unknown documents. Equal values write nothing. */
export const patch =
  <D extends object, E>(change: (document: D, event: E) => Partial<NoInfer<D>>) =>
  (document: D | null, event: E): D | null => {
    if (document === null) return null;
    const changed = change(document, event);
    const isSame = (field: string) => document[field as keyof D] === changed[field as keyof D];
    return Object.keys(changed).every(isSame) ? document : { ...document, ...changed };
  };

/** The same, with the time of change. @param key the data field with the document's id */
export const patchDated =
  <D extends { readonly changedAt: string | null }, const Key extends string>(key: Key) =>
  <E extends Keyed<Key> & { readonly metadata: { readonly at: string } }>(
    change: (document: D, event: E) => Partial<D>,
  ) => ({
    id: keyedBy(key),
    apply: patch<D, E>((document, event) => ({ ...change(document, event), changedAt: event.metadata.at })),
  });

interface Keyed<Key extends string> {
  readonly data: { readonly [K in Key]: string | number };
}

/** Document id from one field of the event's data. */
export const keyedBy =
  <const Key extends string>(key: Key) =>
  (event: Keyed<Key>): string =>
    String(event.data[key]);
