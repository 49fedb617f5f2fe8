import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the screens to which the mails about another address lead. */
export const addressMessages = defineMessages('addressLink', {
  CAST: {
    confirmTab: 'Confirmar correo',
    confirmTitle: 'Confirma tu correo nuevo',
    confirmText:
      'Cuando lo confirmes entrarás con él en el portal. Cerraremos las sesiones que tengas en otros dispositivos.',
    confirm: 'Confirmar este correo',
    confirming: 'Confirmando…',
    confirmed: 'Confirmado: desde ahora entras con {email}.',
    restoreTab: 'Conservar correo',
    restoreTitle: 'Conserva tu correo',
    restoreText:
      'Si no quieres que tu cuenta use otro correo, pulsa el botón: seguirá con este, o volverá a él si ya había cambiado.',
    restore: 'Conservar este correo',
    restoring: 'Un momento…',
    cancelled: 'Tu cuenta sigue con este correo. Si no pediste tú el cambio, elige también otra contraseña.',
    restored:
      'Tu cuenta vuelve a usar este correo. Hemos cerrado todas las sesiones y te hemos enviado un enlace para elegir otra contraseña.',
    newPassword: 'Elegir otra contraseña',
    late: 'Este enlace ha caducado o ya se ha usado.',
    noLink: 'A este enlace le falta una parte. Ábrelo otra vez desde el correo.',
    toPortal: 'Ir al portal',
    'rejection.address_link_expired': 'Este enlace ha caducado o ya se ha usado.',
  },
  CAT: {
    confirmTab: 'Confirma el correu',
    confirmTitle: 'Confirma el teu correu nou',
    confirmText:
      'Quan el confirmis, hi entraràs al portal. Tancarem les sessions que tinguis en altres dispositius.',
    confirm: 'Confirma aquest correu',
    confirming: 'S’està confirmant…',
    confirmed: 'Confirmat: a partir d’ara entres amb {email}.',
    restoreTab: 'Conserva el correu',
    restoreTitle: 'Conserva el teu correu',
    restoreText:
      'Si no vols que el teu compte faci servir un altre correu, prem el botó: continuarà amb aquest, o hi tornarà si ja havia canviat.',
    restore: 'Conserva aquest correu',
    restoring: 'Un moment…',
    cancelled:
      'El teu compte continua amb aquest correu. Si no vas demanar tu el canvi, tria també una altra contrasenya.',
    restored:
      'El teu compte torna a fer servir aquest correu. Hem tancat totes les sessions i t’hem enviat un enllaç per triar una altra contrasenya.',
    newPassword: 'Tria una altra contrasenya',
    late: 'Aquest enllaç ha caducat o ja s’ha fet servir.',
    noLink: 'A aquest enllaç li falta una part. Torna’l a obrir des del correu.',
    toPortal: 'Ves al portal',
    'rejection.address_link_expired': 'Aquest enllaç ha caducat o ja s’ha fet servir.',
  },
  PT: {
    confirmTab: 'Confirmar e-mail',
    confirmTitle: 'Confirme o seu novo e-mail',
    confirmText:
      'Assim que o confirmar, é com ele que vai entrar no portal. Terminaremos as sessões que tiver noutros dispositivos.',
    confirm: 'Confirmar este e-mail',
    confirming: 'A confirmar…',
    confirmed: 'Confirmado: a partir de agora, entra com {email}.',
    restoreTab: 'Manter e-mail',
    restoreTitle: 'Mantenha o seu e-mail',
    restoreText:
      'Se não quer que a sua conta use outro e-mail, prima o botão: continuará com este, ou voltará a ele se já tinha mudado.',
    restore: 'Manter este e-mail',
    restoring: 'Um momento…',
    cancelled:
      'A sua conta continua com este e-mail. Se não foi o próprio a pedir a alteração, escolha também outra palavra-passe.',
    restored:
      'A sua conta voltou a usar este e-mail. Terminámos todas as sessões e enviámos-lhe uma ligação para escolher outra palavra-passe.',
    newPassword: 'Escolher outra palavra-passe',
    late: 'Esta ligação expirou ou já foi usada.',
    noLink: 'Falta uma parte desta ligação. Abra-a novamente a partir do e-mail.',
    toPortal: 'Ir para o portal',
    'rejection.address_link_expired': 'Esta ligação expirou ou já foi usada.',
  },
});
