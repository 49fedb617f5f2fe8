/**
 * For the field for files that a drop zone holds: the button beside it does the same and has a name, so screen readers
 * hear of that one only. The library calls it "file upload" in every language.
 */
export const unheard = { 'aria-hidden': true, 'aria-label': undefined } as const;
