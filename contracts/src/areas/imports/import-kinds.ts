import { z } from 'zod';

/** What figures are about; each kind is a spreadsheet of its own (R-IMP-02, AMB-67). */
export const importKinds = ['competence', 'sales_week', 'sales', 'pmix', 'consume', 'population'] as const;
export const importKindSchema = z.enum(importKinds);
export type ImportKind = z.infer<typeof importKindSchema>;

/** The kind of that name, without the schema: for what a browser loads first. */
export const importKindOf = (name: unknown): ImportKind | undefined =>
  importKinds.find((kind) => kind === name);

/** Moments of the day that sales are counted by (R-DIA-34, R-DIA-39). */
export const salesSlots = ['manana', 'comida', 'tarde', 'cena', 'noche'] as const;
export type SalesSlot = (typeof salesSlots)[number];

/** Kinds of products; `VARIOS` is kept and not shown (R-DIA-37). */
export const productTypes = [
  'A LA CARTA',
  'BEBIDAS',
  'COMPLEMENTOS',
  'DSY & McCAFÉ',
  'ENSALADAS',
  'EVM',
  'HAPPY MEAL',
  'POSTRES',
  'VALUE',
  'VARIOS',
] as const;
export type ProductType = (typeof productTypes)[number];
/** Characters of a product's description. */
export const maxProductLength = 60;

/** What a brand is to a restaurant: `2` is compared with, three of them at most (R-DIA-27, R-CON-17). */
export const BrandStatus = { Chosen: 1, Compared: 2 } as const;
export const maxComparedBrands = 3;

/** Consumption has seven values, of which four are drawn (R-DIA-33, AMB-42). */
export const consumeValues = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** The word for the whole market in the column of restaurants. */
export const nationalPlace = 'nacional';
