import { z } from 'zod';

/** What a paid campaign is asked for (R-FRM-09, R-FRM-11): consulting and strategic, directional and outdoor, tactical. */
export const petitionTypes = ['consulting', 'directional', 'tactical'] as const;
export const petitionTypeSchema = z.enum(petitionTypes);
export type PetitionType = z.infer<typeof petitionTypeSchema>;

/** Euros below which a paid campaign is digital only (R-FRM-13, R-CON-27). */
export const digitalOnlyBelow = 2_000;

const amount = /^(?<euros>\d+|\d{1,3}(?:[. ]\d{3})+)(?:,\d{1,2})?\s*(?:€|euros?)?$/i;

/** Euros of a budget that is an amount alone, as `3.000 €`; `null` for other words. */
export function eurosIn(budget: string): number | null {
  const euros = amount.exec(budget)?.groups?.euros;
  return euros === undefined ? null : Number(euros.replaceAll(/[. ]/g, ''));
}

/** As it was written; a number alone is one of euros. */
export const budgetText = (budget: string): string => (/^\d+$/.test(budget) ? `${budget} €` : budget);

/** Only tactical activations have a budget (R-FRM-10). */
export const hasBudget = (type: PetitionType): boolean => type === 'tactical';
