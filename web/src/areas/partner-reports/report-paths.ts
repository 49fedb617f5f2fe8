import { wireMonth } from '@portal/contracts/kernel';

export const monthsPath = '/partner/reports';
export const addPath = '/partner/reports/add';

/** The screen of a month: `11/2026` (AMB-22). */
export const monthPath = (month: string): string => `${monthsPath}/${month}`;

/** The screen that uploads a month, with that month chosen. */
export const addMonthPath = (month: string): string => `${addPath}?month=${month.replace('/', '-')}`;

/** Whether there is such a month: `13/2024` is none. */
export const isMonth = (month: string): boolean => wireMonth().safeParse(month).success;
