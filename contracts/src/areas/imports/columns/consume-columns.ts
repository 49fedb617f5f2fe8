import type { Column, ColumnContract, NumberColumn } from '../../../kernel';
import { consumeValues, nationalPlace } from '../import-kinds';
import { percentHelp, region, same, site } from './shared-columns';

/** Who consumes, of a restaurant and of the whole market. */
export const consumeColumns: ColumnContract<'consume'> = {
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
