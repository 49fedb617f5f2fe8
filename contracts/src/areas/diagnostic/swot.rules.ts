import { z } from 'zod';

/** The four lists (R-DIA-06). */
export const swotLists = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotList = (typeof swotLists)[number];

/** How the wire spells them (R-DIA-09). */
export const swotFields = {
  strengths: 'strenghts',
  weaknesses: 'weaknesses',
  opportunities: 'opportunities',
  threats: 'threats',
} as const satisfies Record<SwotList, string>;

/** Which list an example belongs to, by its type (R-DIA-07). */
export const swotTypes = [1, 2, 3, 4] as const;
export type SwotType = (typeof swotTypes)[number];
export const swotTypeSchema = z.literal(swotTypes);
export const swotListOfType: Readonly<Record<SwotType, SwotList>> = {
  1: 'strengths',
  2: 'weaknesses',
  3: 'opportunities',
  4: 'threats',
};

export const maxSwotTexts = 30;
export const maxSwotText = 300;

const texts = z.array(z.string());
export const swotSchema = z.object({
  strengths: texts,
  weaknesses: texts,
  opportunities: texts,
  threats: texts,
});
export type Swot = Readonly<Record<SwotList, readonly string[]>>;
export const noSwot: Swot = { strengths: [], weaknesses: [], opportunities: [], threats: [] };

/** Texts as they are kept: rows that say nothing are left out. */
export const writtenRows = (rows: readonly string[]): string[] =>
  rows.map((row) => row.trim()).filter((row) => row !== '');

export const isSwotEmpty = (swot: Swot): boolean => swotLists.every((list) => swot[list].length === 0);
