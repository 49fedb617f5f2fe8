/** Whether a text has placeholders or tags; only these are compiled. */
export const isIcu = (text: string): boolean => /[{<]|''/.test(text);
