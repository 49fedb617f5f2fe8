import { defineMessages } from '#core/i18n/define-messages';

/** Texts of what one is about to say. */
export const composerMessages = defineMessages('chat-composer', {
  market: 'PT',
  PT: {
    kind: 'Quem vê',
    message: 'Mensagem',
    note: 'Nota interna',
    noteWarning: 'Só a agência a vê. O restaurante não a recebe.',
    writeMessage: 'Escreva uma mensagem',
    writeNote: 'Nota interna, só para a agência',
    toAgency: 'Escreva à agência…',
    toRestaurant: 'Escreva a {restaurant}…',
    toTeam: 'Anote algo para a sua equipa…',
    mention: 'Mencionar alguém',
    mentionable: 'Pessoas que pode mencionar',
    mentionableCount:
      '{count, plural, one {# pessoa: Enter menciona-a} other {# pessoas: escolha com as setas e Enter}}',
    mentioned: '{count, plural, one {Recebe um aviso: {names}} other {Recebem um aviso: {names}}}',
    maxMentioned: 'Uma nota menciona no máximo {count, plural, one {# pessoa} other {# pessoas}}.',
    keys: 'Enter envia · Shift + Enter muda de linha',
    noteKeys: 'Enter guarda · Shift + Enter muda de linha · @ menciona',
    addImages: 'Adicionar imagens',
    send: 'Enviar',
    keep: 'Guardar nota',
    onlyImages: 'Escreva algumas palavras para enviar as imagens.',
    uploading: 'Aguarde até as imagens estarem carregadas.',
    failedImages: 'Há imagens que não foram carregadas: tente novamente ou remova-as.',
    tooLong: 'A mensagem é demasiado longa. Encurte-a ou divida-a em duas.',
  },
});
