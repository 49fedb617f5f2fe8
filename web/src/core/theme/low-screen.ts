/** 200 % zoom, or a phone on its side: nothing is sticky there (WCAG 1.4.10). */
export const lowScreen = '@media (max-height: 30rem)';
