/** Changes a document that is there; an event about an unknown one changes nothing. */
export const patch =
  <D, E>(change: (document: D, event: E) => Partial<NoInfer<D>>) =>
  (document: D | null, event: E): D | null =>
    document && { ...document, ...change(document, event) };

/** The id of the document that an event touches: one field of its data. */
export const keyedBy =
  <const Key extends string>(key: Key) =>
  (event: { readonly data: { readonly [K in Key]: string | number } }): string =>
    String(event.data[key]);
