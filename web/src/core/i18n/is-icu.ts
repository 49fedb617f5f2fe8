/**
 * Whether a text is an ICU message with placeholders or tags, and not mere words. Mere words need no parser: the build
 * compiles only what this finds.
 */
export const isIcu = (text: string): boolean => /[{<]|''/.test(text);
