/** Nonce that the content security policy requires of styles (S14). */
export const styleNonce = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
