import type { Column, ColumnContract } from '../../../kernel';
import { change, region, site } from './shared-columns';

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
export const salesWeekColumns: ColumnContract<'sales_week'> = {
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
export const salesWeekendColumns: ColumnContract<'sales'> = {
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
