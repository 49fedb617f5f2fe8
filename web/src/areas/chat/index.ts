import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { catalogueReaders, restaurantStaff, Role } from '@portal/contracts/kernel';
import type { AreaManifest } from '../../app/area-manifest';
import { openWaiting } from './waiting/open-waiting';

/** For whom something waits: not for restricted administrators (AMB-08), nor in the place of a restaurant (AMB-62). */
const talkers = { roles: [...restaurantStaff, Role.Administrator], inRestaurantMode: [] };

/** Restaurant and agency talk about an order (R-CHT-01): beside the order, on its rows, and as a dot in the header. */
export const chatArea: AreaManifest = {
  area: 'chat',
  feature: 'orderChat',
  guests: {
    besideOrder: {
      roles: catalogueReaders,
      label: { CAST: 'Conversación', CAT: 'Conversa', PT: 'Conversa' },
      part: () => import('./conversation/ConversationPanel').then((module) => module.ConversationPanel),
    },
    orderMark: {
      ...talkers,
      part: () => import('./waiting/WaitingMark').then((module) => module.WaitingMark),
    },
  },
  topBar: [
    {
      ...talkers,
      order: 40,
      button: () => import('./waiting/WaitingButton').then((module) => module.WaitingButton),
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
      run: openWaiting,
    },
  ],
  live: () => import('./chat.live').then((module) => module.chatLive),
  forget: async (userId) => {
    const { forgetDrafts } = await import('./composer/draft-storage');
    forgetDrafts(userId);
  },
};
