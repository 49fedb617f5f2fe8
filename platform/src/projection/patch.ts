/** Changes a document that is there; an event about an unknown one changes nothing. Equal values write nothing. */
export const patch =
  <D extends object, E>(change: (document: D, event: E) => Partial<NoInfer<D>>) =>
  (document: D | null, event: E): D | null => {
    if (document === null) return null;
    const changed = change(document, event);
    const isSame = (field: string) => document[field as keyof D] === changed[field as keyof D];
    return Object.keys(changed).every(isSame) ? document : { ...document, ...changed };
  };

/** The same for a document that tells when it was changed. @param key the field of the data that holds its id */
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

/** The id of the document that an event touches: one field of its data. */
export const keyedBy =
  <const Key extends string>(key: Key) =>
  (event: Keyed<Key>): string =>
    String(event.data[key]);
