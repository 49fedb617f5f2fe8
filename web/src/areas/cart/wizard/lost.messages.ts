import { defineMessages } from '#app/i18n/define-messages';

/** Texts of what an earlier entry had and its piece does not offer any more. */
export const lostMessages = defineMessages('cart.lost', {
  CAST: {
    lost: '{count, plural, one {Una respuesta de entonces ya no se ofrece y te la preguntamos de nuevo: {names}.} other {Hay respuestas de entonces que ya no se ofrecen y te las preguntamos de nuevo: {names}.}}',
    format: 'formato',
    size: 'tamaño',
    answer: 'preguntas del formato',
    direction: 'flecha de dirección',
    method: 'presupuesto de producción',
    units: 'unidades',
    places: 'restaurante de facturación o de entrega',
  },
  CAT: {
    lost: '{count, plural, one {Una resposta d’aleshores ja no s’ofereix i te la tornem a preguntar: {names}.} other {Hi ha respostes d’aleshores que ja no s’ofereixen i te les tornem a preguntar: {names}.}}',
    format: 'format',
    size: 'mida',
    answer: 'preguntes del format',
    direction: 'fletxa de direcció',
    method: 'pressupost de producció',
    units: 'unitats',
    places: 'restaurant de facturació o de lliurament',
  },
  PT: {
    lost: '{count, plural, one {Uma resposta de então já não está disponível e voltamos a perguntá-la: {names}.} other {Há respostas de então que já não estão disponíveis e voltamos a perguntá-las: {names}.}}',
    format: 'formato',
    size: 'tamanho',
    answer: 'perguntas do formato',
    direction: 'seta de direção',
    method: 'orçamento de produção',
    units: 'unidades',
    places: 'restaurante de faturação ou de entrega',
  },
});
