import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the mails on their way. */
export const mailMessages = defineMessages('operationsMail', {
  CAST: {
    title: 'Correos',
    figures:
      '{waiting, plural, =0 {Ninguno en espera} one {# en espera} other {# en espera}} · {sent, plural, one {# enviado} other {# enviados}}',
    oldest: 'El más antiguo espera desde {age}',
    parkedTitle: 'Correos retenidos',
    parkedText:
      'El servidor de correo no los ha aceptado durante un día. Cuando la causa esté resuelta, envíalos otra vez.',
    waitingTitle: 'Correos en camino',
    'state.waiting': 'En espera',
    'state.sending': 'Enviando',
    'state.retrying': 'Reintentando',
    'state.parked': 'Retenido',
    next: 'Próximo intento {when}',
    given: 'Retenido {age}',
    attempts: '{count, plural, one {# intento fallido} other {# intentos fallidos}}',
    again: 'Enviar otra vez',
    againNamed: 'Enviar otra vez «{subject}» a {to}',
    wished: 'De nuevo en cola.',
    more: 'y {count, plural, one {# más} other {# más}}',
  },
  CAT: {
    title: 'Correus',
    figures:
      '{waiting, plural, =0 {Cap en espera} one {# en espera} other {# en espera}} · {sent, plural, one {# enviat} other {# enviats}}',
    oldest: 'El més antic en espera: {age}',
    parkedTitle: 'Correus retinguts',
    parkedText:
      'El servidor de correu no els ha acceptat durant un dia. Quan la causa estigui resolta, torna’ls a enviar.',
    waitingTitle: 'Correus en camí',
    'state.waiting': 'En espera',
    'state.sending': 'S’està enviant',
    'state.retrying': 'S’està tornant a provar',
    'state.parked': 'Retingut',
    next: 'Proper intent {when}',
    given: 'Retingut {age}',
    attempts: '{count, plural, one {# intent fallit} other {# intents fallits}}',
    again: 'Torna a enviar',
    againNamed: 'Torna a enviar «{subject}» a {to}',
    wished: 'Torna a ser a la cua.',
    more: 'i {count, plural, one {# més} other {# més}}',
  },
  PT: {
    title: 'E-mails',
    figures:
      '{waiting, plural, =0 {Nenhum à espera} one {# à espera} other {# à espera}} · {sent, plural, one {# enviado} other {# enviados}}',
    oldest: 'O mais antigo está à espera {age}',
    parkedTitle: 'E-mails retidos',
    parkedText: 'Durante um dia ninguém os aceitou. Quando a causa estiver resolvida, envie-os de novo.',
    waitingTitle: 'E-mails a caminho',
    'state.waiting': 'À espera',
    'state.sending': 'A enviar',
    'state.retrying': 'A tentar de novo',
    'state.parked': 'Retido',
    next: 'Próxima tentativa {when}',
    given: 'Retido {age}',
    attempts: '{count, plural, one {# tentativa falhada} other {# tentativas falhadas}}',
    again: 'Enviar de novo',
    againNamed: 'Enviar de novo «{subject}» para {to}',
    wished: 'A caminho de novo.',
    more: 'e {count, plural, one {mais #} other {mais #}}',
  },
});
