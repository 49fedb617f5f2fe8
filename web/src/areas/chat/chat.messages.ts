import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the conversation about an order. */
export const chatMessages = defineMessages('chat', {
  market: 'PT',
  words: { erasedPerson: words.erasedPerson },
  PT: {
    title: 'Conversa',
    withAgency: 'com a agência',
    log: 'Conversa sobre o pedido {number}',
    today: 'Hoje',
    yesterday: 'Ontem',
    unread: 'Mensagens novas',
    news: '{count, plural, one {# nova} other {# novas}}',
    toEnd: 'Ir para o fim',
    note: 'Nota interna',
    onlyAgency: 'Só a agência a vê',
    erasedWords: 'Esta mensagem foi apagada com a pessoa que a escreveu.',
    sending: 'A enviar…',
    waiting: 'À espera de ligação: será enviada automaticamente',
    aMessage: 'Mensagem sobre um pedido',
    aNote: 'Nota interna sobre um pedido',
    sent: 'Enviada',
    kept: 'Guardada',
    readBy: 'Lida por {name}, {when}',
    read: 'Lida, {when}',
    failed: 'Não foi enviada.',
    retry: 'Tentar novamente',
    discard: 'Descartar',
    edit: 'Editar',
    discarded: 'Mensagem descartada',
    images: 'Imagens da mensagem',
    openImage: 'Ver a imagem {place} de {count}',
    brokenImage: 'Não foi possível carregar a imagem',
    emptyTitle: 'Ainda ninguém falou sobre este pedido',
    emptyRestaurant:
      'Pergunte o que precisar: a agência recebe a mensagem de imediato e a resposta aparece aqui.',
    emptyAgency:
      'O que escrever chega de imediato ao restaurante. Com uma nota interna, fala só com a sua equipa.',
    emptyInPlace: 'O que escrever chega de imediato ao restaurante e aparece como mensagem da agência.',
    emptyReader: 'Quando o restaurante ou a agência escreverem, a mensagem aparece aqui.',
    readOnly: 'A sua conta só pode ler: nesta conversa escrevem o restaurante e a administração.',
    drop: 'Largue as imagens aqui',
    'rejection.message_empty': 'A mensagem está vazia. Escreva algo e envie novamente.',
    'rejection.mention_not_available':
      'Uma das pessoas mencionadas já não pode ler notas internas. Edite a nota e remova essa menção.',
    'rejection.too_many_message_images':
      'Uma mensagem leva no máximo 5 imagens. Envie as restantes noutra mensagem.',
  },
});
