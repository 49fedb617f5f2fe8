import { defineMessages } from '#core/i18n/define-messages';

/** What all imported figures say: which way they went, and what others have. */
export const figuresMessages = defineMessages('diagnostic.figures', {
  market: 'ES',
  CAST: {
    up: 'sube',
    down: 'baja',
    equal: 'se mantiene',
    none: 'sin dato',
    median: 'mediana {value}',
    medianOf:
      'La marca vertical es la mediana de otros {count, plural, one {# restaurante} other {# restaurantes}} de tu tipo en {region}. Solo se muestra cuando hay cinco o más con datos.',
    noMedian:
      'No se muestra la mediana de {region}: hacen falta al menos cinco restaurantes de tu tipo con datos.',
    noMedianRegion: 'No se muestra la mediana: este restaurante no tiene zona con la que compararse.',
    noFigures: 'Todavía no hay datos',
    noFiguresText: 'Aparecerán aquí en cuanto se carguen; no tienes que hacer nada.',
    imported: 'Importado el {days}',
    month: 'Datos de {from}',
    months: 'Datos de {from} a {to}',
  },
  CAT: {
    up: 'puja',
    down: 'baixa',
    equal: 'es manté',
    none: 'sense dada',
    median: 'mediana {value}',
    medianOf:
      'La marca vertical és la mediana {count, plural, one {d’un altre restaurant} other {d’altres # restaurants}} del teu tipus a {region}. Només es mostra quan n’hi ha cinc o més amb dades.',
    noMedian:
      'No es mostra la mediana de {region}: calen com a mínim cinc restaurants del teu tipus amb dades.',
    noMedianRegion: 'No es mostra la mediana: aquest restaurant no té cap zona amb què comparar-se.',
    noFigures: 'Encara no hi ha dades',
    noFiguresText: 'Apareixeran aquí quan es carreguin; no has de fer res.',
    imported: 'Importat el {days}',
    month: 'Dades de {from}',
    months: 'Dades de {from} a {to}',
  },
});
