import { z } from 'zod';

/** One spreadsheet each (R-IMP-02, AMB-67). */
export const importKinds = ['competence', 'sales_week', 'sales', 'pmix', 'consume', 'population'] as const;
export const importKindSchema = z.enum(importKinds);
export type ImportKind = z.infer<typeof importKindSchema>;

/** The kind of that name, without the schema: a browser loads it first. */
export const importKindOf = (name: unknown): ImportKind | undefined =>
  importKinds.find((kind) => kind === name);

/** R-DIA-34, R-DIA-39 */
export const salesSlots = ['manana', 'comida', 'tarde', 'cena', 'noche'] as const;
export type SalesSlot = (typeof salesSlots)[number];

/** `VARIOS` is not shown (R-DIA-37). */
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
/** Characters. */
export const maxProductLength = 60;

/** At most three are compared (R-DIA-27, R-CON-17). */
export const BrandStatus = { Chosen: 1, Compared: 2 } as const;
export const maxComparedBrands = 3;

/** Only four are drawn (R-DIA-33, AMB-42). */
export const consumeValues = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** In the restaurant column: the whole market. */
export const nationalPlace = 'nacional';
