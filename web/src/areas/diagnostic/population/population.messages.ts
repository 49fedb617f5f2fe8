import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the population by age (R-DIA-10). */
export const populationMessages = defineMessages('diagnostic.population', {
  market: 'ES',
  CAST: {
    table: 'Población por edad: restaurante y provincia, en porcentaje',
    age: 'Edad',
    band: '{from}–{to}',
    lastBand: 'más de {over}',
    bandSaid: 'de {from} a {to, plural, one {# año} other {# años}}',
    lastBandSaid: 'mayores de {over, plural, one {# año} other {# años}}',
    around: 'Alrededor del restaurante',
    province: 'Provincia de {name}',
    habitants: '{count, plural, one {# habitante} other {# habitantes}}',
    noProvince: 'Falta el dato de la provincia: se muestra solo la zona del restaurante.',
    'result.none': 'Todavía no hay datos de población de la zona.',
    'result.alone':
      'En la zona predominan las personas {best} ({bestOwn}). Falta el dato de la provincia para poder comparar.',
    'result.mixed':
      'En la zona hay más personas {best} que en la provincia ({bestOwn} frente a {bestOther}) y menos {worst} ({worstOwn} frente a {worstOther}).',
    'result.above':
      'En la zona hay más personas {best} que en la provincia ({bestOwn} frente a {bestOther}).',
    'result.below':
      'En la zona hay menos personas {worst} que en la provincia ({worstOwn} frente a {worstOther}).',
    'result.alike': 'El reparto por edades de la zona es casi igual que el de la provincia.',
  },
  CAT: {
    table: 'Població per edat: restaurant i província, en percentatge',
    age: 'Edat',
    band: '{from}–{to}',
    lastBand: 'més de {over}',
    bandSaid: 'de {from} a {to, plural, one {# any} other {# anys}}',
    lastBandSaid: 'majors de {over, plural, one {# any} other {# anys}}',
    around: 'Al voltant del restaurant',
    province: 'Província de {name}',
    habitants: '{count, plural, one {# habitant} other {# habitants}}',
    noProvince: 'Falta la dada de la província: es mostra només la zona del restaurant.',
    'result.none': 'Encara no hi ha dades de població de la zona.',
    'result.alone':
      'A la zona predominen les persones {best} ({bestOwn}). Falta la dada de la província per poder comparar.',
    'result.mixed':
      'A la zona hi ha més persones {best} que a la província ({bestOwn} davant de {bestOther}) i menys {worst} ({worstOwn} davant de {worstOther}).',
    'result.above':
      'A la zona hi ha més persones {best} que a la província ({bestOwn} davant de {bestOther}).',
    'result.below':
      'A la zona hi ha menys persones {worst} que a la província ({worstOwn} davant de {worstOther}).',
    'result.alike': 'El repartiment per edats de la zona és gairebé igual que el de la província.',
  },
});
