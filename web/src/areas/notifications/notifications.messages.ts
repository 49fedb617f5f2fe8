import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the settings and of the page to which mails lead that are wanted no more. */
export const notificationsMessages = defineMessages('notifications', {
  words: { saved: words.saved, actingHint: words.notWhileActing },
  CAST: {
    title: 'Avisos',
    subtitle: 'Elige de qué te avisamos. Cada cambio se guarda al momento.',
    byMail: 'Por correo',
    newFiles: 'Piezas nuevas',
    'newFilesText.on':
      'Recibes un correo cuando se publican piezas en tu idioma; si se publican varias seguidas, llegan en un solo correo.',
    'newFilesText.off': 'No recibes correos. Seguirás viendo las piezas nuevas en la campana y en el inicio.',
    language: 'Los correos llegan en el idioma en que usas el portal.',
    unsubscribeTitle: '¿Dejar de recibir correos de piezas nuevas?',
    unsubscribeText: 'Puedes volver a activarlos cuando quieras en el portal, en Avisos.',
    unsubscribe: 'Dejar de recibirlos',
    unsubscribedTitle: 'Hecho: ya no recibirás estos correos',
    unsubscribedText: 'Si cambias de idea, actívalos de nuevo en Avisos.',
    openPortal: 'Ir al portal',
    'rejection.language_not_spoken': 'Este portal no está disponible en ese idioma.',
    'rejection.unsubscribe_link_invalid':
      'El enlace no es válido o está incompleto. Ábrelo otra vez desde el correo, o desactiva el aviso en el portal.',
  },
  CAT: {
    title: 'Avisos',
    subtitle: 'Tria de què t’avisem. Cada canvi es desa al moment.',
    byMail: 'Per correu',
    newFiles: 'Peces noves',
    'newFilesText.on':
      'Reps un correu quan es publiquen peces en el teu idioma; si se’n publiquen unes quantes seguides, arriben en un sol correu.',
    'newFilesText.off': 'No reps correus. Continuaràs veient les peces noves a la campana i a l’inici.',
    language: 'Els correus arriben en l’idioma en què fas servir el portal.',
    unsubscribeTitle: 'Vols deixar de rebre correus de peces noves?',
    unsubscribeText: 'Els pots tornar a activar quan vulguis al portal, a Avisos.',
    unsubscribe: 'Deixa de rebre’ls',
    unsubscribedTitle: 'Fet: ja no rebràs aquests correus',
    unsubscribedText: 'Si canvies d’idea, torna’ls a activar a Avisos.',
    openPortal: 'Ves al portal',
    'rejection.language_not_spoken': 'Aquest portal no està disponible en aquest idioma.',
    'rejection.unsubscribe_link_invalid':
      'L’enllaç no és vàlid o està incomplet. Torna a obrir-lo des del correu, o desactiva l’avís al portal.',
  },
  PT: {
    title: 'Avisos',
    subtitle: 'Escolha os avisos que recebe. Cada alteração é guardada de imediato.',
    byMail: 'Por e-mail',
    newFiles: 'Peças novas',
    'newFilesText.on':
      'Recebe um e-mail quando são publicadas peças no seu idioma; se forem várias seguidas, chegam juntas.',
    'newFilesText.off': 'Não recebe e-mails. Continua a ver as peças novas no sino e na página inicial.',
    language: 'Os e-mails chegam no idioma em que usa o portal.',
    unsubscribeTitle: 'Deixar de receber e-mails de peças novas?',
    unsubscribeText: 'Pode voltar a ativá-los quando quiser no portal, em Avisos.',
    unsubscribe: 'Deixar de receber',
    unsubscribedTitle: 'Feito: já não vai receber estes e-mails',
    unsubscribedText: 'Se mudar de ideias, ative-os de novo em Avisos.',
    openPortal: 'Ir para o portal',
    'rejection.language_not_spoken': 'Este portal não está disponível nesse idioma.',
    'rejection.unsubscribe_link_invalid':
      'A ligação não é válida ou está incompleta. Abra-a de novo a partir do e-mail, ou desative o aviso no portal.',
  },
});
