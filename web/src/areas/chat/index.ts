import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { catalogueReaders, restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '#core/area-manifest';
import { openUnread } from './open-unread';

/** Not restricted administrators (AMB-08), nor those acting for a restaurant (AMB-62). */
const talkers = { roles: [...restaurantStaff, Role.Administrator], inRestaurantMode: [] };

/** R-CHT-01. */
export const chatArea: AreaManifest = {
  area: 'chat',
  feature: 'orderChat',
  slots: {
    besideOrder: {
      roles: catalogueReaders,
      label: { CAST: 'Conversación', CAT: 'Conversa', PT: 'Conversa' },
      part: () => import('./ConversationPanel').then((module) => module.ConversationPanel),
    },
    orderMark: {
      ...talkers,
      part: () => import('./UnreadChip').then((module) => module.UnreadChip),
    },
  },
  topBar: [
    {
      ...talkers,
      order: 40,
      button: () => import('./UnreadButton').then((module) => module.UnreadButton),
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
  live: () => import('./chat').then(({ chatLive }) => chatLive),
  forget: async (userId) => {
    const { drafts } = await import('./drafts');
    drafts.forget(userId);
  },
};
