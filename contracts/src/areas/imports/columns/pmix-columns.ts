import type { ColumnContract } from '../../../kernel';
import { maxProductLength, productTypes } from '../import-kinds';
import { change, region, same, site } from './shared-columns';

/** How products sell. */
export const pmixColumns: ColumnContract<'pmix'> = {
  kind: 'pmix',
  label: { CAST: 'Mix de producto', CAT: 'Mix de producte', PT: 'Mix de produto' },
  place: ['site'],
  distinct: ['type', 'description'],
  columns: [
    site,
    region,
    {
      key: 'type',
      type: 'choice',
      examples: ['EVM', 'BEBIDAS', 'DSY & McCAFÉ'],
      heading: { CAST: 'Familia', CAT: 'Família', PT: 'Família' },
      aliases: ['type', 'tipo', 'tipus'],
      help: {
        CAST: 'Una de las diez familias de producto.',
        CAT: 'Una de les deu famílies de producte.',
        PT: 'Uma das dez famílias de produto.',
      },
      choices: productTypes.map((value) => ({ value, labels: same(value) })),
    },
    {
      key: 'description',
      type: 'text',
      max: maxProductLength,
      examples: ['Menú Big Mac', 'Agua 50 cl', 'Capuchino'],
      heading: { CAST: 'Producto', CAT: 'Producte', PT: 'Produto' },
      aliases: ['description', 'descripción', 'descripció', 'descrição'],
      help: {
        CAST: `Nombre del producto, hasta ${maxProductLength} caracteres.`,
        CAT: `Nom del producte, fins a ${maxProductLength} caràcters.`,
        PT: `Nome do produto, até ${maxProductLength} caracteres.`,
      },
    },
    change('value', { CAST: 'Variación', CAT: 'Variació', PT: 'Variação' }, [3.2, -1.25, 0.5]),
  ],
};
