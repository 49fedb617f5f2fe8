/** Kinds of files as the picker of a system is told them: those of photos end in both ways (R-IMP-01). */
export const extensionsOf = (kinds: readonly string[]): string =>
  kinds.flatMap((kind) => (kind === 'jpg' ? ['.jpg', '.jpeg'] : [`.${kind}`])).join();
