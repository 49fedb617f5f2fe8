import { defineMessages } from '../../app/i18n/define-messages';
import { useText } from '../../app/i18n/use-text';

/** What people call the views; one that is not here is shown by its name. */
const viewMessages = defineMessages('operationsViews', {
  CAST: {
    sessions: 'Sesiones',
    users: 'Personas',
    restaurants: 'Restaurantes',
    sections: 'Secciones',
    resources: 'Catálogo',
    orders: 'Pedidos',
    orderChats: 'Conversaciones',
    orderMessages: 'Mensajes',
    orderNotes: 'Notas internas',
    cannedReplies: 'Respuestas guardadas',
    mopPauses: 'Pausas',
    mopPauseEnds: 'Fines de pausa',
    mopPolicies: 'Política de pausas',
    notificationSettings: 'Avisos de cada persona',
    notices: 'Novedades',
    customRequests: 'Recursos a medida',
    newFilesDue: 'Avisos por enviar',
    operations: 'Operaciones',
  },
  CAT: {
    sessions: 'Sessions',
    users: 'Persones',
    restaurants: 'Restaurants',
    sections: 'Seccions',
    resources: 'Catàleg',
    orders: 'Comandes',
    orderChats: 'Converses',
    orderMessages: 'Missatges',
    orderNotes: 'Notes internes',
    cannedReplies: 'Respostes desades',
    mopPauses: 'Pauses',
    mopPauseEnds: 'Finals de pausa',
    mopPolicies: 'Política de pauses',
    notificationSettings: 'Avisos de cada persona',
    notices: 'Novetats',
    customRequests: 'Recursos a mida',
    newFilesDue: 'Avisos per enviar',
    operations: 'Operacions',
  },
  PT: {
    sessions: 'Sessões',
    users: 'Pessoas',
    restaurants: 'Restaurantes',
    sections: 'Secções',
    resources: 'Catálogo',
    orders: 'Pedidos',
    orderChats: 'Conversas',
    orderMessages: 'Mensagens',
    orderNotes: 'Notas internas',
    cannedReplies: 'Respostas guardadas',
    mopPauses: 'Pausas',
    mopPauseEnds: 'Fins de pausa',
    mopPolicies: 'Política de pausas',
    notificationSettings: 'Avisos de cada pessoa',
    notices: 'Novidades',
    customRequests: 'Recursos personalizados',
    newFilesDue: 'Avisos por enviar',
    operations: 'Operações',
  },
});

type Known = (typeof viewMessages)['keys'][number];
const isKnown = (name: string): name is Known => viewMessages.keys.includes(name as Known);

/** Names views as people call them. */
export function useViewName(): (name: string) => string {
  const text = useText(viewMessages);
  return (name) => (isKnown(name) ? text(name) : name);
}
