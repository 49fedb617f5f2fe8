import { defineMessages } from '../i18n/define-messages';

/** Texts about what is sent as soon as it can be. */
export const outboxMessages = defineMessages('outbox', {
  CAST: {
    waiting:
      '{count, plural, one {# cambio espera} other {# cambios esperan}} a la conexión y se {count, plural, one {enviará solo} other {enviarán solos}}.',
    waits: 'Se enviará al volver la conexión',
    kept: '{what}: se enviará al volver la conexión',
    refused:
      '{count, plural, one {# cambio no se ha podido enviar} other {# cambios no se han podido enviar}}',
    retry: 'Reintentar',
    retryOf: 'Reintentar: {what}',
    discard: 'Descartar',
    discardOf: 'Descartar: {what}',
    lost: '{count, plural, one {Se perderá # cambio sin enviar.} other {Se perderán # cambios sin enviar.}}',
    'rejection.kept_in_other_place':
      'Lo hiciste en lugar de otro restaurante. Entra en ese restaurante y repítelo.',
  },
  CAT: {
    waiting:
      '{count, plural, one {# canvi espera} other {# canvis esperen}} la connexió i s’{count, plural, one {enviarà sol} other {enviaran sols}}.',
    waits: 'S’enviarà quan torni la connexió',
    kept: '{what}: s’enviarà quan torni la connexió',
    refused: '{count, plural, one {# canvi no s’ha pogut enviar} other {# canvis no s’han pogut enviar}}',
    retry: 'Torna-ho a provar',
    retryOf: 'Torna a provar: {what}',
    discard: 'Descarta',
    discardOf: 'Descarta: {what}',
    lost: '{count, plural, one {Es perdrà # canvi sense enviar.} other {Es perdran # canvis sense enviar.}}',
    'rejection.kept_in_other_place':
      'Ho vas fer en lloc d’un altre restaurant. Entra en aquell restaurant i torna-ho a fer.',
  },
  PT: {
    waiting:
      '{count, plural, one {# alteração aguarda} other {# alterações aguardam}} a ligação e {count, plural, one {será enviada} other {serão enviadas}} automaticamente.',
    waits: 'Será enviada quando a ligação voltar',
    kept: '{what}: será enviado quando a ligação voltar',
    refused:
      '{count, plural, one {Não foi possível enviar # alteração} other {Não foi possível enviar # alterações}}',
    retry: 'Tentar novamente',
    retryOf: 'Tentar novamente: {what}',
    discard: 'Descartar',
    discardOf: 'Descartar: {what}',
    lost: '{count, plural, one {Perder-se-á # alteração por enviar.} other {Perder-se-ão # alterações por enviar.}}',
    'rejection.kept_in_other_place':
      'Fez isto no lugar de outro restaurante. Entre nesse restaurante e repita.',
  },
});
