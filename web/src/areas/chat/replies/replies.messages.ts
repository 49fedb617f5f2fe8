import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the answers that administrators keep. */
export const repliesMessages = defineMessages('chat-replies', {
  market: 'PT',
  PT: {
    title: 'Respostas guardadas',
    search: 'Procurar uma resposta',
    none: 'Nenhuma resposta encontrada',
    emptyText: 'Ainda não há respostas guardadas. Guarde as que repete todos os dias.',
    manage: 'Gerir respostas',
    add: 'Adicionar resposta',
    newTitle: 'Nova resposta',
    editTitle: 'Editar resposta',
    missing: 'Esta resposta já não existe: alguém a eliminou.',
    removeTitle: 'Eliminar «{name}»?',
    removeText: 'Desaparecerá do menu de todas as pessoas da agência. Poderá desfazer logo a seguir.',
    removeConfirm: 'Eliminar resposta',
    removed: 'Resposta eliminada',
    added: 'Resposta guardada',
    saved: 'Resposta alterada',
    save: 'Guardar resposta',
    name: 'Título',
    nameHint: 'É assim que a encontra no menu.',
    message: 'Texto',
    fills: 'É preenchido automaticamente com os dados do pedido:',
    'rejection.canned_reply_not_found': 'Esta resposta já não existe: alguém a eliminou.',
  },
});
