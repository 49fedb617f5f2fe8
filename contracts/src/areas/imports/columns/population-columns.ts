import type { Column, ColumnContract, NumberColumn } from '../../../kernel';
import { same, site } from './shared-columns';

/** Ages of the population: `g1` to `g7` (R-DIA-11). */
const ageGroups = ['0-9', '10-19', '20-24', '25-34', '35-49', '50-65', '+65'] as const;
/** How many people, or which share of all: what is shown is made of both alike (R-DIA-10). */
const maxPeople = 50_000_000;
const exampleShares = [9.5, 10, 5, 13, 24, 20.5, 18];
const ageColumns = ageGroups.map((ages, index): NumberColumn => ({
  key: `g${index + 1}`,
  type: 'number',
  heading: same(`g${index + 1} (${ages})`),
  aliases: [ages],
  min: 0,
  max: maxPeople,
  percent: true,
  examples: [exampleShares[index] ?? 0],
  help: {
    CAST: `Habitantes de ${ages} años, en número o en porcentaje.`,
    CAT: `Habitants de ${ages} anys, en nombre o en percentatge.`,
    PT: `Habitantes de ${ages} anos, em número ou em percentagem.`,
  },
}));

/** Who lives around a restaurant, and in its province. */
export const populationColumns: ColumnContract<'population'> = {
  kind: 'population',
  label: { CAST: 'Población', CAT: 'Població', PT: 'População' },
  place: ['site', 'province'],
  distinct: [],
  columns: [
    {
      ...site,
      blank: true,
      optional: true,
      examples: ['101', null, '102'],
      help: {
        CAST: 'Número del restaurante; vacío si la fila es de una provincia.',
        CAT: 'Número del restaurant; buit si la fila és d’una província.',
        PT: 'Número do restaurante; vazio se a linha for de uma província.',
      },
    } as Column,
    {
      key: 'province',
      type: 'reference',
      to: 'province',
      unknown: 'province_unknown',
      blank: true,
      optional: true,
      examples: [null, '28', null],
      heading: { CAST: 'Provincia', CAT: 'Província', PT: 'Província' },
      aliases: ['province'],
      help: {
        CAST: 'Código o nombre de la provincia; vacío si la fila es de un restaurante.',
        CAT: 'Codi o nom de la província; buit si la fila és d’un restaurant.',
        PT: 'Código ou nome da província; vazio se a linha for de um restaurante.',
      },
    },
    ...ageColumns,
    {
      key: 'habitants',
      type: 'number',
      min: 0,
      max: 50_000_000,
      integer: true,
      optional: true,
      blank: true,
      examples: [48_200, 6_750_336, 12_900],
      heading: { CAST: 'Habitantes', CAT: 'Habitants', PT: 'Habitantes' },
      help: {
        CAST: 'Opcional. Número de habitantes.',
        CAT: 'Opcional. Nombre d’habitants.',
        PT: 'Opcional. Número de habitantes.',
      },
    },
  ],
};
