import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the question who is there, before something grave is sent. */
export const proofMessages = defineMessages('proof', {
  words: { leave: words.cancel },
  CAST: {
    title: 'Confirma que eres tú',
    passwordText: 'Antes de continuar necesitamos tu contraseña.',
    codeText: 'Antes de continuar necesitamos un código de verificación.',
    password: 'Tu contraseña',
    passwordMissing: 'Escribe tu contraseña.',
    passwordWrong: 'La contraseña no es correcta. Vuelve a escribirla.',
    codeWrong: 'El código no es correcto o ya se ha usado. Escribe otro.',
    forgotten: 'No recuerdo mi contraseña',
    confirm: 'Confirmar',
    'rejection.proof_required': 'No se ha cambiado nada: no has confirmado que eres tú.',
    'rejection.proof_incorrect': 'No se ha cambiado nada: la contraseña o el código no es correcto.',
  },
  CAT: {
    title: 'Confirma que ets tu',
    passwordText: 'Abans de continuar necessitem la teva contrasenya.',
    codeText: 'Abans de continuar necessitem un codi de verificació.',
    password: 'La teva contrasenya',
    passwordMissing: 'Escriu la contrasenya.',
    passwordWrong: 'La contrasenya no és correcta. Torna-la a escriure.',
    codeWrong: 'El codi no és correcte o ja s’ha fet servir. Escriu-ne un altre.',
    forgotten: 'No recordo la contrasenya',
    confirm: 'Confirma',
    'rejection.proof_required': 'No s’ha canviat res: no has confirmat que ets tu.',
    'rejection.proof_incorrect': 'No s’ha canviat res: la contrasenya o el codi no és correcte.',
  },
  PT: {
    title: 'Confirme a sua identidade',
    passwordText: 'Antes de continuar, precisamos da sua palavra-passe.',
    codeText: 'Antes de continuar, precisamos de um código de verificação.',
    password: 'A sua palavra-passe',
    passwordMissing: 'Escreva a sua palavra-passe.',
    passwordWrong: 'A palavra-passe não está correta. Escreva-a novamente.',
    codeWrong: 'O código não está correto ou já foi usado. Escreva outro.',
    forgotten: 'Não me lembro da palavra-passe',
    confirm: 'Confirmar',
    'rejection.proof_required': 'Nada foi alterado: não confirmou a sua identidade.',
    'rejection.proof_incorrect': 'Nada foi alterado: a palavra-passe ou o código não está correto.',
  },
});
