import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the personal settings. */
export const configMessages = defineMessages('config', {
  CAST: {
    title: 'Configuración',
    subtitle: 'Cómo se ve el portal y con qué empiezas.',
    appearance: 'Presentación',
    appearanceText: 'Vale para este navegador.',
    restaurant: 'Restaurante favorito',
    restaurantText: 'Sale el primero de la lista y con él empiezas al entrar.',
    restaurantLabel: 'Favorito',
    restaurantNone: 'Todavía no tienes ningún restaurante.',
    notifications: 'Avisos',
    notificationsText: 'Decide de qué quieres que te avisemos por correo.',
    notificationsLink: 'Ir a tus avisos',
  },
  CAT: {
    title: 'Configuració',
    subtitle: 'Com es veu el portal i amb què comences.',
    appearance: 'Presentació',
    appearanceText: 'Val per a aquest navegador.',
    restaurant: 'Restaurant preferit',
    restaurantText: 'Surt el primer de la llista i és amb el que comences en entrar.',
    restaurantLabel: 'Preferit',
    restaurantNone: 'Encara no tens cap restaurant.',
    notifications: 'Avisos',
    notificationsText: 'Decideix de què vols que t’avisem per correu.',
    notificationsLink: 'Ves als teus avisos',
  },
  PT: {
    title: 'Configuração',
    subtitle: 'O aspeto do portal e aquilo com que começa.',
    appearance: 'Apresentação',
    appearanceText: 'Vale para este navegador.',
    restaurant: 'Restaurante favorito',
    restaurantText: 'Aparece em primeiro na lista e é com ele que começa ao entrar.',
    restaurantLabel: 'Favorito',
    restaurantNone: 'Ainda não tem nenhum restaurante.',
    notifications: 'Avisos',
    notificationsText: 'Escolha o que quer receber por e-mail.',
    notificationsLink: 'Ir para os seus avisos',
  },
});
