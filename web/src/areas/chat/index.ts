import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { catalogueReaders, restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#app/area-manifest';
import { openUnread } from './unread/open-unread';

/** For whom something waits: not for restricted administrators (AMB-08), nor in the place of a restaurant (AMB-62). */
const talkers = { roles: [...restaurantStaff, Role.Administrator], inRestaurantMode: [] };

/** Restaurant and agency talk about an order (R-CHT-01): beside the order, on its rows, and as a dot in the header. */
export const chatArea: AreaManifest = {
  area: 'chat',
  feature: 'orderChat',
  slots: {
    besideOrder: {
      roles: catalogueReaders,
      label: { CAST: 'Conversación', CAT: 'Conversa', PT: 'Conversa' },
      part: () => import('./conversation/ConversationPanel').then((module) => module.ConversationPanel),
    },
    orderMark: {
      ...talkers,
      part: () => import('./unread/UnreadMark').then((module) => module.UnreadMark),
    },
  },
  topBar: [
    {
      ...talkers,
      order: 40,
      button: () => import('./unread/UnreadButton').then((module) => module.UnreadButton),
    },
  ],
  actions: [
    {
      id: 'chat.waiting',
      label: {
        CAST: 'Ver los mensajes por leer',
        CAT: 'Mostra els missatges per llegir',
        PT: 'Ver as mensagens por ler',
      },
      icon: ForumOutlined,
      ...talkers,
      run: openUnread,
    },
  ],
  live: () => import('./chat.live').then((module) => module.chatLive),
  forget: async (userId) => {
    const [{ outbox }, { forgetDrafts }] = await Promise.all([
      import('./outbox/outbox'),
      import('./composer/draft-storage'),
    ]);
    outbox.forget(userId);
    forgetDrafts(userId);
  },
};
