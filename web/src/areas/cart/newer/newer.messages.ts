import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of ordering a newer piece with the answers of an earlier one. */
export const newerMessages = defineMessages('cart.newer', {
  words: { close: words.close, toCatalogue: words.seeCatalogue },
  CAST: {
    title: '¿Con qué pieza lo repites?',
    text: 'Tus respuestas pasan a la pieza nueva. Lo que no encaje, te lo preguntamos.',
    candidates: 'Piezas más nuevas que «{name}»',
    choose: 'Repetir con {name}',
    none: 'No hay una pieza más nueva',
    noneText: 'En la sección y el formato de esta pieza no se ha publicado nada después.',
    noneOfOrder: 'Después de las piezas de este pedido no se ha publicado nada que las sustituya.',
    repeat: 'Repetir con la nueva',
    repeatOf: 'Repetir {name} con una pieza más nueva',
    repeatOrder: 'Repetir con piezas nuevas',
    repeatOrderOf: 'Repetir el pedido {number} con piezas nuevas',
  },
  CAT: {
    title: 'Amb quina peça ho repeteixes?',
    text: 'Les teves respostes passen a la peça nova. El que no encaixi, t’ho preguntem.',
    candidates: 'Peces més noves que «{name}»',
    choose: 'Repeteix amb {name}',
    none: 'No hi ha cap peça més nova',
    noneText: 'A la secció i el format d’aquesta peça no s’ha publicat res després.',
    noneOfOrder: 'Després de les peces d’aquesta comanda no s’ha publicat res que les substitueixi.',
    repeat: 'Repeteix amb la nova',
    repeatOf: 'Repeteix {name} amb una peça més nova',
    repeatOrder: 'Repeteix amb peces noves',
    repeatOrderOf: 'Repeteix la comanda {number} amb peces noves',
  },
  PT: {
    title: 'Com que peça quer repetir?',
    text: 'As suas respostas passam para a peça nova. O que não servir, perguntamos.',
    candidates: 'Peças mais recentes do que «{name}»',
    choose: 'Repetir com {name}',
    none: 'Não há uma peça mais recente',
    noneText: 'Na secção e no formato desta peça não foi publicado nada depois.',
    noneOfOrder: 'Depois das peças deste pedido não foi publicado nada que as substitua.',
    repeat: 'Repetir com a nova',
    repeatOf: 'Repetir {name} com uma peça mais recente',
    repeatOrder: 'Repetir com peças novas',
    repeatOrderOf: 'Repetir o pedido {number} com peças novas',
  },
});
