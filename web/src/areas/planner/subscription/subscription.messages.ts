import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the plan in calendar programs. */
export const subscriptionMessages = defineMessages('planner.subscription', {
  market: 'ES',
  words: { close: words.close, actingHint: words.notWhileActing },
  CAST: {
    menu: 'Calendario',
    download: 'Descargar {year} (.ics)',
    subscribe: 'Suscribirse…',
    title: 'Tu calendario, siempre al día',
    text: 'Añade esta dirección a Google Calendar, Outlook o el calendario del móvil y verás allí las acciones del restaurante, también las que cambien después.',
    secret: 'La dirección es solo tuya: quien la tenga puede leer el plan. No la compartas.',
    none: 'Todavía no tienes ninguna dirección.',
    ended:
      'Tu dirección dejó de funcionar al cambiar la contraseña o cerrar tus otras sesiones. Crea otra y ponla en tu calendario.',
    since:
      'Tienes una dirección desde el {date}. Por seguridad no se vuelve a mostrar; si la has perdido, crea otra.',
    create: 'Crear dirección',
    renew: 'Crear una dirección nueva',
    renewTitle: '¿Crear una dirección nueva?',
    renewText: 'La anterior dejará de funcionar en todos los calendarios que la usen.',
    revoke: 'Anular la dirección',
    revokeTitle: '¿Anular la dirección?',
    revokeText: 'Los calendarios que la usan dejarán de actualizarse.',
    revoked: 'Dirección anulada',
    address: 'Dirección para tu calendario',
    once: 'Cópiala ahora: solo se muestra esta vez.',
  },
  CAT: {
    menu: 'Calendari',
    download: 'Descarrega {year} (.ics)',
    subscribe: 'Subscriu-t’hi…',
    title: 'El teu calendari, sempre al dia',
    text: 'Afegeix aquesta adreça a Google Calendar, Outlook o el calendari del mòbil i hi veuràs les accions del restaurant, també les que canviïn després.',
    secret: 'L’adreça és només teva: qui la tingui pot llegir el pla. No la comparteixis.',
    none: 'Encara no tens cap adreça.',
    ended:
      'La teva adreça va deixar de funcionar en canviar la contrasenya o tancar les altres sessions. Crea’n una altra i posa-la al teu calendari.',
    since:
      'Tens una adreça des del {date}. Per seguretat no es torna a mostrar; si l’has perduda, crea’n una altra.',
    create: 'Crea una adreça',
    renew: 'Crea una adreça nova',
    renewTitle: 'Vols crear una adreça nova?',
    renewText: 'L’anterior deixarà de funcionar en tots els calendaris que la facin servir.',
    revoke: 'Anul·la l’adreça',
    revokeTitle: 'Vols anul·lar l’adreça?',
    revokeText: 'Els calendaris que la fan servir deixaran d’actualitzar-se.',
    revoked: 'Adreça anul·lada',
    address: 'Adreça per al teu calendari',
    once: 'Copia-la ara: només es mostra aquesta vegada.',
  },
});
