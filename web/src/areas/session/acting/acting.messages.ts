import { defineMessages } from '#core/i18n/define-messages';

/** Texts of acting as a user. */
export const actingMessages = defineMessages('acting', {
  CAST: {
    start: 'Ver el portal como {name}',
    title: '¿Ver el portal como {name}?',
    text: 'Durante media hora verás y harás lo que puede esta persona. Todo queda registrado a tu nombre y al suyo. No podrás cambiar su cuenta ni marcar nada como leído.',
    confirm: 'Ver como esta persona',
  },
  CAT: {
    start: 'Mostra el portal com a {name}',
    title: 'Vols veure el portal com a {name}?',
    text: 'Durant mitja hora veuràs i faràs el que pot aquesta persona. Tot queda registrat al teu nom i al seu. No podràs canviar el seu compte ni marcar res com a llegit.',
    confirm: 'Mostra-ho com aquesta persona',
  },
  PT: {
    start: 'Ver o portal como {name}',
    title: 'Ver o portal como {name}?',
    text: 'Durante meia hora verá e fará o que esta pessoa pode. Tudo fica registado com o seu nome e o dela. Não poderá alterar a conta dela nem marcar nada como lido.',
    confirm: 'Ver como esta pessoa',
  },
});
