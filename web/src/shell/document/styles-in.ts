import type { EmotionCache } from '@emotion/cache';

const styleElement = (key: string, names: readonly string[], rules: string) =>
  `<style nonce="__CSP_NONCE__" data-emotion="${[key, ...names].join(' ')}">${rules}</style>`;

/** A drawn screen's styles, in elements that emotion finds again. */
export function stylesIn({ key, inserted, registered }: EmotionCache, html: string): string {
  const used = new Set([...html.matchAll(new RegExp(`${key}-([\\w-]+)`, 'g'))].map(([, name]) => name));
  const written = Object.entries(inserted).flatMap(([name, rules]) =>
    typeof rules === 'string' ? [{ name, rules, isGlobal: registered[`${key}-${name}`] === undefined }] : [],
  );
  const global = written.filter(({ isGlobal }) => isGlobal);
  const own = written.filter(({ name, isGlobal }) => !isGlobal && used.has(name));
  return [
    ...global.map(({ name, rules }) => styleElement(`${key}-global`, [name], rules)),
    styleElement(
      key,
      own.map(({ name }) => name),
      own.map(({ rules }) => rules).join(''),
    ),
  ].join('');
}
