/** People whom one note can mention. */
export const maxMentions = 10;

/**
 * In the text of a note a mention is a mark with the person's id, and the note lists whom it mentions. A name would outlive
 * the person, and would not change with them; a mark that the list does not have is text.
 */
export const mentionMark = (userId: number): string => `@[${userId}]`;

/** Whom a note tells: all whom it mentions, but for who wrote it. */
export const toldByNote = ({
  userId: by,
  mentions = [],
}: {
  readonly userId: number;
  readonly mentions?: readonly number[] | undefined;
}): readonly number[] => mentions.filter((userId) => userId !== by);

/** Splits a text at its marks: every second part is an id. */
export const mentionMarks = /@\[(\d{1,15})\]/;

/** The text with names in place of the marks of these people; what is no mention stays text. */
export const withoutMarks = (marked: string, names: ReadonlyMap<number, string>): string =>
  marked
    .split(mentionMarks)
    .map((part, at) => (at % 2 === 0 ? part : `@${names.get(Number(part)) ?? `[${part}]`}`))
    .join('');

/** The beginning of a text, cut by its length, without the mark that was cut with it. */
export const withoutCutMark = (cut: string): string => cut.replace(/@\[?\d*…$/, '…');
