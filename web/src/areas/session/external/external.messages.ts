import type { externalLoginRejections } from '@portal/contracts/areas/session';
import type { Market } from '@portal/contracts/kernel';
import { defineMessages } from '#core/i18n/define-messages';

type Rejection = `rejection.${keyof typeof externalLoginRejections & string}`;
type Key =
  | Rejection
  | 'continue'
  | 'or'
  | 'leavingTitle'
  | 'leavingLink'
  | 'arriving'
  | 'leaving'
  | 'codeTitle'
  | 'codeText'
  | 'enter';

/** Texts of the sign-in by the identity provider. Only Portugal has it; what it refuses is explained everywhere. */
export const externalMessages = defineMessages<Key, Market>('external', {
  CAST: {
    continue: 'Entrar con la cuenta de la empresa',
    or: 'o',
    leavingTitle: 'Te llevamos a la cuenta de la empresa…',
    leavingLink: 'Continuar',
    arriving: 'Entrando…',
    codeTitle: 'Un paso más',
    codeText: 'Tu cuenta pide también un código de verificación.',
    enter: 'Entrar',
    leaving: 'Cerrando la sesión de la empresa…',
    'rejection.external_login_off': 'Aquí no se entra con la cuenta de la empresa.',
    'rejection.external_login_denied':
      'No has dado permiso para entrar con la cuenta de la empresa. Prueba otra vez o usa tu contraseña.',
    'rejection.external_login_expired':
      'La entrada con la cuenta de la empresa ha tardado demasiado o se empezó en otro navegador. Prueba otra vez.',
  },
  CAT: {
    continue: 'Entra amb el compte de l’empresa',
    or: 'o',
    leavingTitle: 'Et portem al compte de l’empresa…',
    leavingLink: 'Continua',
    arriving: 'S’està entrant…',
    codeTitle: 'Un pas més',
    codeText: 'El teu compte demana també un codi de verificació.',
    enter: 'Entra',
    leaving: 'S’està tancant la sessió de l’empresa…',
    'rejection.external_login_off': 'Aquí no s’entra amb el compte de l’empresa.',
    'rejection.external_login_denied':
      'No has donat permís per entrar amb el compte de l’empresa. Torna-ho a provar o fes servir la contrasenya.',
    'rejection.external_login_expired':
      'L’entrada amb el compte de l’empresa ha trigat massa o es va començar en un altre navegador. Torna-ho a provar.',
  },
  PT: {
    continue: 'Entrar com a conta da empresa',
    or: 'ou',
    leavingTitle: 'A abrir a conta da empresa…',
    leavingLink: 'Continuar',
    arriving: 'A entrar…',
    codeTitle: 'Falta um passo',
    codeText: 'A sua conta pede também um código de verificação.',
    enter: 'Entrar',
    leaving: 'A terminar a sessão da empresa…',
    'rejection.external_login_off': 'Aqui não se entra com a conta da empresa.',
    'rejection.external_login_denied':
      'Não deu autorização para entrar com a conta da empresa. Tente novamente ou use a sua palavra-passe.',
    'rejection.external_login_expired':
      'A entrada com a conta da empresa demorou demasiado ou começou noutro navegador. Tente novamente.',
  },
});
