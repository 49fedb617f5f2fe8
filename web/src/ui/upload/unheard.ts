/** Hides the drop zone's input: its button does the same, and the library's label is English. */
export const unheard = { 'aria-hidden': true, 'aria-label': undefined } as const;
