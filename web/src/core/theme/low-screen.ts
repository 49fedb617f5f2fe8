/**
 * A screen with room for few lines: a browser at 200 % zoom, a phone on its side. There nothing stands still, so that what
 * is asked is seen (WCAG 1.4.10).
 */
export const lowScreen = '@media (max-height: 30rem)';
