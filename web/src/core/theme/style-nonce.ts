/**
 * The nonce that the server wrote into the page: the content security policy lets only styles in that carry it
 * (S14).
 */
export const styleNonce = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
