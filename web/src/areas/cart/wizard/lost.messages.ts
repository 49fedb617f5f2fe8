import { defineMessages } from '#core/i18n/define-messages';

/** Texts of what an earlier entry had and its piece does not offer any more. */
export const lostMessages = defineMessages('cart.lost', {
  CAST: {
    lost: '{count, plural, one {Una respuesta de entonces ya no se ofrece y te la preguntamos de nuevo: {names}.} other {Hay respuestas de entonces que ya no se ofrecen y te las preguntamos de nuevo: {names}.}}',
    'answer.format': 'formato de la pieza',
    'answer.size': 'tamaño',
    'answer.answer': 'preguntas del formato',
    'answer.direction': 'flecha de dirección',
    'answer.method': 'presupuesto de producción',
    'answer.units': 'unidades',
    'answer.places': 'restaurante de facturación o de entrega',
  },
  CAT: {
    lost: '{count, plural, one {Una resposta d’aleshores ja no s’ofereix i te la tornem a preguntar: {names}.} other {Hi ha respostes d’aleshores que ja no s’ofereixen i te les tornem a preguntar: {names}.}}',
    'answer.format': 'format de la peça',
    'answer.size': 'mida',
    'answer.answer': 'preguntes del format',
    'answer.direction': 'fletxa de direcció',
    'answer.method': 'pressupost de producció',
    'answer.units': 'unitats',
    'answer.places': 'restaurant de facturació o de lliurament',
  },
  PT: {
    lost: '{count, plural, one {Uma resposta de então já não está disponível e voltamos a perguntá-la: {names}.} other {Há respostas de então que já não estão disponíveis e voltamos a perguntá-las: {names}.}}',
    'answer.format': 'formato da peça',
    'answer.size': 'tamanho',
    'answer.answer': 'perguntas do formato',
    'answer.direction': 'seta de direção',
    'answer.method': 'orçamento de produção',
    'answer.units': 'unidades',
    'answer.places': 'restaurante de faturação ou de entrega',
  },
});
