import type { EmotionCache } from '@emotion/cache';
import createCache from '@emotion/cache';

/**
 * The place of all generated styles. The server writes a fresh nonce into the page, and the content security policy
 * lets only styles with that nonce in (safety S14).
 */
export function createStyleCache(document: Document): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
  return createCache({ key: 'p', nonce, prepend: true });
}
