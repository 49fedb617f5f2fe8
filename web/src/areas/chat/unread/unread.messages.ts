import { defineMessages } from '#app/i18n/define-messages';

/** Texts of what waits to be read, wherever it is shown. */
export const unreadMessages = defineMessages('chat-waiting', {
  market: 'PT',
  PT: {
    button:
      '{count, plural, =0 {Mensagens} one {Mensagens: # conversa por ler} other {Mensagens: # conversas por ler}}',
    title: 'Por ler',
    mark: '{count, plural, one {# mensagem por ler} other {# mensagens por ler}}',
    nothing: 'Está tudo lido',
    nothingText: 'Quando alguém escrever sobre um pedido, a mensagem aparece aqui.',
    said: '{name}: {words}',
    erasedPerson: 'Pessoa removida',
  },
});
