/** A part of the width as CSS writes it. */
export const percent = (share: number): string => `${+(share * 100).toFixed(4)}%`;
