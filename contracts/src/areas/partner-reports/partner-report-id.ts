import { z } from 'zod';
import { monthInPath, wireMonth } from '../../kernel';

/** Id of a report: its month, whose stream holds it, and its number there, `11-2026-3`. */
export const reportIdSchema = z.string().regex(/^(0[1-9]|1[0-2])-\d{4}-[1-9]\d{0,5}$/);

/** @param month `2026-11` */
export const reportIdOf = (month: string, number: number): string => `${monthInPath(month)}-${number}`;

/** The month that a report belongs to, read from the report's id: `2026-11`. */
export const monthOfReport = (reportId: string): string => wireMonth().parse(reportId.slice(0, 7));

/** Address of a report's file; the version makes a replaced file another address (R-PRT-07, W14). */
export const reportPath = (reportId: string, version: number): string =>
  `/api/partner/report/${reportId}/file?v=${version}`;
