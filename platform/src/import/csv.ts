import { neutralText } from '@portal/contracts';

/** By it spreadsheets know that the file is UTF-8. */
const byteOrderMark = '\ufeff';

const cellOf = (text: string): string => `"${neutralText(text).replaceAll('"', '""')}"`;

/**
 * Rows of text as CSV as the spreadsheets of Spain and Portugal open it: semicolons between, every text in quotes, and
 * none that a spreadsheet would run (S13).
 */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(byteOrderMark + rows.map((row) => row.map(cellOf).join(';')).join('\r\n'), 'utf8');
