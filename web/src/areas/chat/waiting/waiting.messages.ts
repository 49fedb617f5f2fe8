import { defineMessages } from '../../../app/i18n/define-messages';

/** Texts of what waits to be read, wherever it is shown. */
export const waitingMessages = defineMessages('chat-waiting', {
  CAST: {
    button:
      '{count, plural, =0 {Mensajes} one {Mensajes: # conversación por leer} other {Mensajes: # conversaciones por leer}}',
    title: 'Por leer',
    mark: '{count, plural, one {# mensaje por leer} other {# mensajes por leer}}',
    nothing: 'Estás al día',
    nothingText: 'Cuando alguien escriba sobre un pedido, lo verás aquí.',
    said: '{name}: {words}',
    erasedPerson: 'Persona dada de baja',
  },
  CAT: {
    button:
      '{count, plural, =0 {Missatges} one {Missatges: # conversa per llegir} other {Missatges: # converses per llegir}}',
    title: 'Per llegir',
    mark: '{count, plural, one {# missatge per llegir} other {# missatges per llegir}}',
    nothing: 'Estàs al dia',
    nothingText: 'Quan algú escrigui sobre una comanda, ho veuràs aquí.',
    said: '{name}: {words}',
    erasedPerson: 'Persona donada de baixa',
  },
  PT: {
    button:
      '{count, plural, =0 {Mensagens} one {Mensagens: # conversa por ler} other {Mensagens: # conversas por ler}}',
    title: 'Por ler',
    mark: '{count, plural, one {# mensagem por ler} other {# mensagens por ler}}',
    nothing: 'Está tudo lido',
    nothingText: 'Quando alguém escrever sobre um pedido, verá aqui.',
    said: '{name}: {words}',
    erasedPerson: 'Pessoa removida',
  },
});
