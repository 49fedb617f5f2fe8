import createCache, { type EmotionCache } from '@emotion/cache';
import { styleNonce } from './style-nonce';

export function createStyleCache(document: Document): EmotionCache {
  return createCache({ key: 'p', nonce: styleNonce(document), prepend: true });
}
