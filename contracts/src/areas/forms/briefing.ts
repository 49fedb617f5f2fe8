import { z } from 'zod';

/** What a paid campaign is asked for (R-FRM-09, R-FRM-11): consulting and strategic, directional and outdoor, tactical. */
export const petitionTypes = ['consulting', 'directional', 'tactical'] as const;
export const petitionTypeSchema = z.enum(petitionTypes);
export type PetitionType = z.infer<typeof petitionTypeSchema>;

/** Euros below which a paid campaign is digital only (R-FRM-13, R-CON-27). */
export const digitalOnlyBelow = 2_000;

/** Only tactical activations have a budget (R-FRM-10). */
export const hasBudget = (type: PetitionType): boolean => type === 'tactical';
