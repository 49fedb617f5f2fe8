import createCache, { type EmotionCache } from '@emotion/cache';

/** S14 */
export const styleNonce = (document: Document): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;

export function createStyleCache(document: Document): EmotionCache {
  return createCache({ key: 'p', nonce: styleNonce(document), prepend: true });
}
