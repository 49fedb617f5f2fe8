import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the consumption (R-DIA-32). */
export const consumptionMessages = defineMessages('diagnostic.consumption', {
  market: 'ES',
  CAST: {
    national: 'Nacional',
    table: 'Consumo del restaurante y del país',
    axis: 'Eje',
    'result.none': 'Todavía no hay datos de consumo de este restaurante.',
    'result.alone': 'Tu punto más alto es {best} ({bestOwn}). Falta el dato nacional para poder comparar.',
    'result.mixed':
      '{best} está por encima del país ({bestOwn} frente a {bestOther}), y {worst}, por debajo ({worstOwn} frente a {worstOther}).',
    'result.above':
      'En todos los ejes estás por encima del país o igual; sobre todo en {best} ({bestOwn} frente a {bestOther}).',
    'result.below':
      'En todos los ejes estás por debajo del país o igual; sobre todo en {worst} ({worstOwn} frente a {worstOther}).',
    'result.alike': 'Tu consumo es igual que el del país en todos los ejes.',
    noNational: 'Falta el dato nacional: se muestra solo tu restaurante.',
  },
  CAT: {
    national: 'Nacional',
    table: 'Consum del restaurant i del país',
    axis: 'Eix',
    'result.none': 'Encara no hi ha dades de consum d’aquest restaurant.',
    'result.alone': 'El teu punt més alt és {best} ({bestOwn}). Falta la dada nacional per poder comparar.',
    'result.mixed':
      '{best} està per sobre del país ({bestOwn} davant de {bestOther}), i {worst}, per sota ({worstOwn} davant de {worstOther}).',
    'result.above':
      'En tots els eixos estàs per sobre del país o igual; sobretot en {best} ({bestOwn} davant de {bestOther}).',
    'result.below':
      'En tots els eixos estàs per sota del país o igual; sobretot en {worst} ({worstOwn} davant de {worstOther}).',
    'result.alike': 'El teu consum és igual que el del país en tots els eixos.',
    noNational: 'Falta la dada nacional: es mostra només el teu restaurant.',
  },
});
