import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { catalogueReaders, restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
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
      part: () => import('./unread/UnreadChip').then((module) => module.UnreadChip),
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
        CAST: 'Ver los mensajes sin leer',
        CAT: 'Mostra els missatges sense llegir',
        PT: 'Ver as mensagens por ler',
      },
      icon: ForumOutlined,
      ...talkers,
      run: openUnread,
    },
  ],
  live: () => import('./chat.live').then((module) => module.chatLive),
  forget: async (userId) => {
    const { drafts } = await import('./composer/draft-storage');
    drafts.forget(userId);
  },
};
