import { recall, remember } from '#core/remembered';

/** R-PLT-17, R-HOM-02. */
const videoKey = 'videoAdv';

/** Does nobody here want to see this advert any more? A list with commas counts too (AMB-35). */
export function isUnwanted(id: number): boolean {
  const unwanted = (recall(videoKey) ?? '').split(',').map((one) => one.trim());
  return unwanted.includes(String(id));
}

/** Remembers the last one only, as a plain value (AMB-35). */
export const rememberUnwanted = (id: number) => remember(videoKey, String(id));
