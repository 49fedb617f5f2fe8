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
