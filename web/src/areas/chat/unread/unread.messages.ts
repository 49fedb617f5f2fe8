import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of what waits to be read, wherever it is shown. */
export const unreadMessages = defineMessages('chat-waiting', {
  market: 'PT',
  words: { erasedPerson: words.erasedPerson },
  PT: {
    button:
      '{count, plural, =0 {Mensagens} one {Mensagens: # conversa por ler} other {Mensagens: # conversas por ler}}',
    title: 'Por ler',
    mark: '{count, plural, one {# mensagem por ler} other {# mensagens por ler}}',
    nothing: 'Está tudo lido',
    nothingText: 'Quando alguém escrever sobre um pedido, a mensagem aparece aqui.',
    said: '{name}: {words}',
  },
});
