import { defineMessages } from '#core/i18n/define-messages';

/** Texts of another address that waits for its confirmation. */
export const pendingAddressMessages = defineMessages('pendingAddress', {
  CAST: {
    waiting: 'Falta confirmar {email}',
    until:
      'Hemos enviado un enlace a esa dirección. Caduca el {day} a las {time}. Hasta que se abra vale la anterior.',
    resend: 'Enviar otra vez',
    resent: 'Enlace enviado a {email}',
    cancel: 'Descartar el cambio',
    cancelled: 'El correo no cambia',
  },
  CAT: {
    waiting: 'Falta confirmar {email}',
    until:
      'Hem enviat un enllaç a aquesta adreça. Caduca el {day} a les {time}. Fins que s’obri val l’anterior.',
    resend: 'Torna-ho a enviar',
    resent: 'Enllaç enviat a {email}',
    cancel: 'Descarta el canvi',
    cancelled: 'El correu no canvia',
  },
  PT: {
    waiting: 'Falta confirmar {email}',
    until:
      'Enviámos uma ligação para esse endereço. Expira em {day} às {time}. Até ser aberta, vale o anterior.',
    resend: 'Enviar novamente',
    resent: 'Ligação enviada para {email}',
    cancel: 'Descartar a alteração',
    cancelled: 'O e-mail não muda',
  },
});
