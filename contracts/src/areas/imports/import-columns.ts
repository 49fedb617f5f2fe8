import type { Column, Labels, NumberColumn, ColumnContract } from '../../kernel';
import {
  type ImportKind,
  productTypes,
  maxProductLength,
  BrandStatus,
  maxComparedBrands,
  consumeValues,
  nationalPlace,
} from './import-kinds.rules';

const same = (label: string): Labels => ({ CAST: label, CAT: label, PT: label });

/** Restaurants are identified by site. */
const site: Column = {
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

/** Must match the restaurant; accepts the old names (AMB-01). */
const region: Column = {
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

const percentHelp: Labels = {
  CAST: 'Porcentaje: «12,5» o «12,5 %». Vacío si no hay dato.',
  CAT: 'Percentatge: «12,5» o «12,5 %». Buit si no hi ha dada.',
  PT: 'Percentagem: «12,5» ou «12,5 %». Vazio se não houver dado.',
};
/** Percent against the period before. */
const change = (key: string, heading: Labels, examples: Column['examples']): NumberColumn => ({
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

/** Wire code (R-DIA-23). */
const brandTypes: readonly Labels[] = [
  { CAST: 'Indirecta', CAT: 'Indirecta', PT: 'Indireta' },
  { CAST: 'Competencia directa', CAT: 'Competència directa', PT: 'Concorrência direta' },
  { CAST: 'Otros QSR', CAT: 'Altres QSR', PT: 'Outros QSR' },
  { CAST: 'Cafeterías', CAT: 'Cafeteries', PT: 'Cafetarias' },
  { CAST: 'Restauración casual', CAT: 'Restauració casual', PT: 'Restauração casual' },
  { CAST: 'Otros fuera del hogar', CAT: 'Altres fora de casa', PT: 'Outros fora de casa' },
];

const competenceColumns: ColumnContract<'competence'> = {
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
        CAST: `Opcional. Número de 0 a ${brandTypes.length - 1}; si está, se comprueba que sea el de la marca.`,
        CAT: `Opcional. Número de 0 a ${brandTypes.length - 1}; si hi és, es comprova que sigui el de la marca.`,
        PT: `Opcional. Número de 0 a ${brandTypes.length - 1}; se existir, verifica-se se é o da marca.`,
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
        CAST: `${BrandStatus.Chosen}: presente. ${BrandStatus.Compared}: además se compara, ${maxComparedBrands} como máximo.`,
        CAT: `${BrandStatus.Chosen}: present. ${BrandStatus.Compared}: a més es compara, ${maxComparedBrands} com a màxim.`,
        PT: `${BrandStatus.Chosen}: presente. ${BrandStatus.Compared}: também é comparada, ${maxComparedBrands} no máximo.`,
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

const consumeColumns: ColumnContract<'consume'> = {
  kind: 'consume',
  label: { CAST: 'Consumo', CAT: 'Consum', PT: 'Consumo' },
  place: ['site'],
  distinct: [],
  columns: [
    {
      ...site,
      to: 'restaurant-or-national',
      examples: [nationalPlace, '101', '102'],
      help: {
        CAST: 'Número del restaurante, o “nacional”.',
        CAT: 'Número del restaurant, o “nacional”.',
        PT: 'Número do restaurante, ou “nacional”.',
      },
    } as Column,
    region,
    ...consumeValues.map((value, index): NumberColumn => ({
      key: value,
      type: 'number',
      min: 0,
      max: 100,
      percent: true,
      blank: true,
      heading: same(value),
      aliases: [`valor ${value}`, `value ${value}`],
      examples: [20 + index, 22.5 + index, 18 + index],
      help: percentHelp,
    })),
  ],
};

const pmixColumns: ColumnContract<'pmix'> = {
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

/** `g1` to `g7` (R-DIA-11). */
const ageGroups = ['0-9', '10-19', '20-24', '25-34', '35-49', '50-65', '+65'] as const;
/** People or shares: only the ratio is shown (R-DIA-10). */
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

const populationColumns: ColumnContract<'population'> = {
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

const slot: Column = {
  key: 'slot',
  type: 'choice',
  examples: ['Mañana', 'Comida', 'Comida'],
  heading: { CAST: 'Franja', CAT: 'Franja', PT: 'Período' },
  aliases: ['slot', 'momento', 'moment', 'daypart'],
  help: {
    CAST: 'Mañana, Comida, Tarde, Cena o Noche.',
    CAT: 'Matí, Dinar, Tarda, Sopar o Nit.',
    PT: 'Manhã, Almoço, Tarde, Jantar ou Noite.',
  },
  choices: [
    { value: 'manana', labels: { CAST: 'Mañana', CAT: 'Matí', PT: 'Manhã' }, aliases: ['desayuno'] },
    { value: 'comida', labels: { CAST: 'Comida', CAT: 'Dinar', PT: 'Almoço' } },
    { value: 'tarde', labels: { CAST: 'Tarde', CAT: 'Tarda', PT: 'Tarde' } },
    { value: 'cena', labels: { CAST: 'Cena', CAT: 'Sopar', PT: 'Jantar' } },
    { value: 'noche', labels: { CAST: 'Noche', CAT: 'Nit', PT: 'Noite' } },
  ],
};

const salesColumns: readonly Column[] = [
  site,
  region,
  slot,
  change('sales', { CAST: 'Ventas', CAT: 'Vendes', PT: 'Vendas' }, [2.35, -0.8, 4]),
  change('gcs', { CAST: 'GC', CAT: 'GC', PT: 'GC' }, [1.1, null, 0.4]),
];

/** Monday to Thursday. */
const salesWeekColumns: ColumnContract<'sales_week'> = {
  kind: 'sales_week',
  label: {
    CAST: 'Ventas de lunes a jueves',
    CAT: 'Vendes de dilluns a dijous',
    PT: 'Vendas de segunda a quinta',
  },
  place: ['site'],
  distinct: ['slot'],
  columns: salesColumns,
};

/** Friday to Sunday. */
const salesWeekendColumns: ColumnContract<'sales'> = {
  kind: 'sales',
  label: {
    CAST: 'Ventas de viernes a domingo',
    CAT: 'Vendes de divendres a diumenge',
    PT: 'Vendas de sexta a domingo',
  },
  place: ['site'],
  distinct: ['slot'],
  columns: salesColumns,
};

/** For template, parser, documents and screens (AMB-56). */
export const importColumns: Readonly<{ [K in ImportKind]: ColumnContract<K> }> = {
  competence: competenceColumns,
  sales_week: salesWeekColumns,
  sales: salesWeekendColumns,
  pmix: pmixColumns,
  consume: consumeColumns,
  population: populationColumns,
};
