import { z } from 'zod';
import type { Labels, Language } from '../../kernel';

/** Text `problem.{code}`. */
const importProblemCodes = [
  // Sheet.
  'heading_missing',
  'heading_unknown',
  'heading_double',
  'no_rows',
  'several_sheets',
  'merged_cells',
  'too_many_rows',
  'too_many_columns',
  'too_much_text',
  // Cell.
  'value_missing',
  'value_wrong',
  'number_wrong',
  'number_too_small',
  'number_too_large',
  'number_not_whole',
  'number_is_date',
  'number_shown_otherwise',
  'text_too_long',
  'choice_unknown',
  'formula_without_value',
  'formula_error',
  // References.
  'site_unknown',
  'site_ambiguous',
  'province_unknown',
  'region_unknown',
  'region_differs',
  'brand_unknown',
  'brand_type_differs',
  'place_missing',
  'place_double',
  // Other rows.
  'row_double',
  'too_many_compared',
] as const;
export const importProblemCodeSchema = z.enum(importProblemCodes);
export type ImportProblemCode = z.infer<typeof importProblemCodeSchema>;

export const importProblemSchema = z.object({
  /** From 1; row 1 is the heading. */
  row: z.int(),
  /** `B`; blank for a whole row or sheet. */
  column: z.string(),
  /** Column key; blank likewise. */
  field: z.string(),
  code: importProblemCodeSchema,
  /** Cut at 60 characters. */
  value: z.string(),
  /** Limit, other row or heading, if there is one. */
  expected: z.string(),
});
export type ImportProblem = z.infer<typeof importProblemSchema>;

/** Hidden in the sheet, by hand or filter. */
export const hiddenFiguresSchema = z.object({ rows: z.int().nonnegative(), columns: z.int().nonnegative() });

/** `gone`: missing in the file, its restaurant is not (AMB-69). */
const differenceMarks = ['new', 'changed', 'gone', 'same'] as const;
export const differenceMarkSchema = z.enum(differenceMarks);
export type DifferenceMark = z.infer<typeof differenceMarkSchema>;
export const differenceCountsSchema = z.record(differenceMarkSchema, z.int());
export type DifferenceCounts = z.infer<typeof differenceCountsSchema>;

/** `refused`: has problems. `unchanged`: equals the current figures. `expired`: not confirmed in time. */
export const importStatuses = [
  'refused',
  'ready',
  'unchanged',
  'confirmed',
  'undone',
  'expired',
  'discarded',
] as const;
export const importStatusSchema = z.enum(importStatuses);
export type ImportStatus = z.infer<typeof importStatusSchema>;

export const isDiscardable = (status: ImportStatus): boolean =>
  status === 'refused' || status === 'ready' || status === 'unchanged';

const text = (CAST: string, CAT: string, PT: string): Labels => ({ CAST, CAT, PT });

/** `{expected}` is the right value (R-IMP-08, W29). */
const importProblemTexts: Readonly<Record<ImportProblemCode, Labels>> = {
  heading_missing: text(
    'Falta la columna “{expected}”.',
    'Falta la columna “{expected}”.',
    'Falta a coluna “{expected}”.',
  ),
  heading_unknown: text(
    'Esta columna no se conoce.',
    'Aquesta columna no es coneix.',
    'Esta coluna não é conhecida.',
  ),
  heading_double: text(
    'La misma columna ya está en {expected}.',
    'La mateixa columna ja és a {expected}.',
    'A mesma coluna já está em {expected}.',
  ),
  no_rows: text('El archivo no tiene filas.', 'El fitxer no té files.', 'O ficheiro não tem linhas.'),
  several_sheets: text(
    'Hay varias hojas con datos: deja solo una.',
    'Hi ha diversos fulls amb dades: deixa’n només un.',
    'Há várias folhas com dados: deixe apenas uma.',
  ),
  merged_cells: text(
    'Hay celdas combinadas: sepáralas.',
    'Hi ha cel·les combinades: separa-les.',
    'Há células unidas: separe-as.',
  ),
  too_many_rows: text(
    'Hay más de {expected} filas: divide el archivo.',
    'Hi ha més de {expected} files: divideix el fitxer.',
    'Há mais de {expected} linhas: divida o ficheiro.',
  ),
  too_many_columns: text(
    'Hay más de {expected} columnas.',
    'Hi ha més de {expected} columnes.',
    'Há mais de {expected} colunas.',
  ),
  too_much_text: text(
    'Es demasiado para una sola importación: divide el archivo por restaurantes.',
    'És massa per a una sola importació: divideix el fitxer per restaurants.',
    'É demasiado para uma só importação: divida o ficheiro por restaurantes.',
  ),
  value_missing: text('Falta el dato.', 'Falta la dada.', 'Falta o dado.'),
  value_wrong: text('Este dato no vale aquí.', 'Aquesta dada no val aquí.', 'Este dado não é válido aqui.'),
  number_wrong: text('No es un número.', 'No és un número.', 'Não é um número.'),
  number_too_small: text('El mínimo es {expected}.', 'El mínim és {expected}.', 'O mínimo é {expected}.'),
  number_too_large: text('El máximo es {expected}.', 'El màxim és {expected}.', 'O máximo é {expected}.'),
  number_not_whole: text(
    'Tiene que ser un número entero.',
    'Ha de ser un número enter.',
    'Tem de ser um número inteiro.',
  ),
  number_is_date: text(
    'La celda tiene formato de fecha: cámbialo a número y revisa el dato.',
    'La cel·la té format de data: canvia’l a número i revisa la dada.',
    'A célula tem formato de data: mude-o para número e reveja o dado.',
  ),
  number_shown_otherwise: text(
    'La celda muestra otra cosa que su valor: cambia su formato a número y revisa el dato.',
    'La cel·la mostra una altra cosa que el seu valor: canvia’n el format a número i revisa la dada.',
    'A célula mostra outra coisa que não o seu valor: mude o formato para número e reveja o dado.',
  ),
  text_too_long: text(
    'El texto tiene más de {expected} caracteres.',
    'El text té més de {expected} caràcters.',
    'O texto tem mais de {expected} caracteres.',
  ),
  choice_unknown: text(
    'Este valor no está entre los posibles.',
    'Aquest valor no és entre els possibles.',
    'Este valor não está entre os possíveis.',
  ),
  formula_without_value: text(
    'La fórmula no tiene resultado: abre el archivo, guárdalo y vuelve a subirlo.',
    'La fórmula no té resultat: obre el fitxer, desa’l i torna’l a pujar.',
    'A fórmula não tem resultado: abra o ficheiro, guarde-o e carregue-o de novo.',
  ),
  formula_error: text('La fórmula da un error.', 'La fórmula dona un error.', 'A fórmula dá um erro.'),
  site_unknown: text(
    'No hay ningún restaurante con este número.',
    'No hi ha cap restaurant amb aquest número.',
    'Não há nenhum restaurante com este número.',
  ),
  site_ambiguous: text(
    'Varios restaurantes podrían tener este número.',
    'Diversos restaurants podrien tenir aquest número.',
    'Vários restaurantes poderiam ter este número.',
  ),
  province_unknown: text(
    'No hay ninguna provincia con este código o nombre.',
    'No hi ha cap província amb aquest codi o nom.',
    'Não há nenhuma província com este código ou nome.',
  ),
  region_unknown: text('Esta zona no existe.', 'Aquesta zona no existeix.', 'Esta zona não existe.'),
  region_differs: text(
    'El restaurante es de otra zona.',
    'El restaurant és d’una altra zona.',
    'O restaurante é de outra zona.',
  ),
  brand_unknown: text(
    'Esta marca no está en los datos de referencia.',
    'Aquesta marca no és a les dades de referència.',
    'Esta marca não está nos dados de referência.',
  ),
  brand_type_differs: text(
    'El tipo de esta marca es {expected}.',
    'El tipus d’aquesta marca és {expected}.',
    'O tipo desta marca é {expected}.',
  ),
  place_missing: text(
    'Falta el restaurante o la provincia.',
    'Falta el restaurant o la província.',
    'Falta o restaurante ou a província.',
  ),
  place_double: text(
    'Pon el restaurante o la provincia, no los dos.',
    'Posa el restaurant o la província, no tots dos.',
    'Indique o restaurante ou a província, não ambos.',
  ),
  row_double: text(
    'Esta fila repite la fila {expected}.',
    'Aquesta fila repeteix la fila {expected}.',
    'Esta linha repete a linha {expected}.',
  ),
  too_many_compared: text(
    'Se comparan {expected} marcas por restaurante como máximo.',
    'Es comparen {expected} marques per restaurant com a màxim.',
    'Comparam-se no máximo {expected} marcas por restaurante.',
  ),
};

export const importProblemText = (
  { code, expected }: Pick<ImportProblem, 'code' | 'expected'>,
  language: Language,
): string => importProblemTexts[code][language].replace('{expected}', expected);
