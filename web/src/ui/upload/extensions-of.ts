/** JPEG has two extensions (R-IMP-01). */
export const extensionsOf = (kinds: readonly string[]): string =>
  kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join();
