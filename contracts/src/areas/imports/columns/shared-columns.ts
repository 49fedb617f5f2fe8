import type { Column, Labels, NumberColumn } from '../../../kernel';

/** The same word in all languages. */
export const same = (label: string): Labels => ({ CAST: label, CAT: label, PT: label });

/** Restaurants are told by their number, in every kind. */
export const site: Column = {
  key: 'site',
  type: 'reference',
  to: 'restaurant',
  unknown: 'site_unknown',
  examples: ['101', '101', '102'],
  heading: { CAST: 'Restaurante', CAT: 'Restaurant', PT: 'Restaurante' },
  aliases: ['site', 'nº restaurante', 'código', 'code'],
  help: {
    CAST: 'Número del restaurante.',
    CAT: 'Número del restaurant.',
    PT: 'Número do restaurante.',
  },
};

/** Where it is there, it has to be the restaurant's; names of before are understood (AMB-01). */
export const region: Column = {
  key: 'region',
  type: 'reference',
  to: 'region',
  optional: true,
  blank: true,
  checkOnly: true,
  unknown: 'region_unknown',
  differs: 'region_differs',
  examples: [null],
  heading: { CAST: 'Zona', CAT: 'Zona', PT: 'Zona' },
  aliases: ['región', 'regió', 'região', 'region'],
  help: {
    CAST: 'Opcional. Si está, se comprueba que sea la del restaurante.',
    CAT: 'Opcional. Si hi és, es comprova que sigui la del restaurant.',
    PT: 'Opcional. Se existir, verifica-se se é a do restaurante.',
  },
};

export const percentHelp: Labels = {
  CAST: 'Porcentaje: 12,5 o 12,5 %. Vacío si no hay dato.',
  CAT: 'Percentatge: 12,5 o 12,5 %. Buit si no hi ha dada.',
  PT: 'Percentagem: 12,5 ou 12,5 %. Vazio se não houver dado.',
};
/** A change against the period before, in percent. */
export const change = (key: string, heading: Labels, examples: Column['examples']): NumberColumn => ({
  key,
  type: 'number',
  heading,
  help: percentHelp,
  blank: true,
  examples,
  min: -100,
  max: 1_000,
  percent: true,
});
