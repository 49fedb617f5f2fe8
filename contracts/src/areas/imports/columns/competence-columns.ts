import type { ColumnContract, Labels } from '../../../kernel';
import { BrandStatus, maxComparedBrands } from '../import-kinds';
import { region, site } from './shared-columns';

/** Types of brands by their wire code (R-DIA-23). */
const brandTypes: readonly Labels[] = [
  { CAST: 'Indirecta', CAT: 'Indirecta', PT: 'Indireta' },
  { CAST: 'Competencia directa', CAT: 'Competència directa', PT: 'Concorrência direta' },
  { CAST: 'Otros QSR', CAT: 'Altres QSR', PT: 'Outros QSR' },
  { CAST: 'Cafeterías', CAT: 'Cafeteries', PT: 'Cafetarias' },
  { CAST: 'Restauración casual', CAT: 'Restauració casual', PT: 'Restauração casual' },
  { CAST: 'Otros fuera del hogar', CAT: 'Altres fora de casa', PT: 'Outros fora de casa' },
];

/** Brands around a restaurant. */
export const competenceColumns: ColumnContract<'competence'> = {
  kind: 'competence',
  label: { CAST: 'Competencia', CAT: 'Competència', PT: 'Concorrência' },
  place: ['site'],
  distinct: ['brand'],
  atMost: [{ column: 'status', value: BrandStatus.Compared, most: maxComparedBrands }],
  columns: [
    site,
    region,
    {
      key: 'brand',
      type: 'reference',
      to: 'brand',
      unknown: 'brand_unknown',
      examples: ['Burger Norte', 'Café Central', 'Pollo Dorado'],
      heading: { CAST: 'Marca', CAT: 'Marca', PT: 'Marca' },
      aliases: ['brand'],
      help: {
        CAST: 'Nombre de la marca, como está en los datos de referencia.',
        CAT: 'Nom de la marca, com és a les dades de referència.',
        PT: 'Nome da marca, como está nos dados de referência.',
      },
    },
    {
      key: 'type',
      type: 'choice',
      differs: 'brand_type_differs',
      optional: true,
      blank: true,
      checkOnly: true,
      examples: [1, 3, 1],
      heading: { CAST: 'Tipo', CAT: 'Tipus', PT: 'Tipo' },
      aliases: ['type'],
      help: {
        CAST: 'Opcional. Número de 0 a 5; si está, se comprueba que sea el de la marca.',
        CAT: 'Opcional. Número de 0 a 5; si hi és, es comprova que sigui el de la marca.',
        PT: 'Opcional. Número de 0 a 5; se existir, verifica-se se é o da marca.',
      },
      choices: brandTypes.map((labels, value) => ({ value, labels })),
    },
    {
      key: 'status',
      type: 'choice',
      examples: [2, 1, 1],
      heading: { CAST: 'Estado', CAT: 'Estat', PT: 'Estado' },
      aliases: ['status'],
      help: {
        CAST: '1: presente. 2: además se compara, tres como máximo.',
        CAT: '1: present. 2: a més es compara, tres com a màxim.',
        PT: '1: presente. 2: também é comparada, três no máximo.',
      },
      choices: [
        {
          value: BrandStatus.Chosen,
          labels: { CAST: 'Presente', CAT: 'Present', PT: 'Presente' },
        },
        {
          value: BrandStatus.Compared,
          labels: { CAST: 'Comparada', CAT: 'Comparada', PT: 'Comparada' },
        },
      ],
    },
  ],
};
