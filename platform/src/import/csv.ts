import { neutralText } from '@portal/contracts';

/** Spreadsheets detect UTF-8 by it. */
const byteOrderMark = '\ufeff';

const cellOf = (text: string): string => `"${neutralText(text).replaceAll('"', '""')}"`;

/** CSV for Spanish and Portuguese spreadsheets: semicolons, all quoted, no formulas (S13). */
export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  Buffer.from(byteOrderMark + rows.map((row) => row.map(cellOf).join(';')).join('\r\n'), 'utf8');
