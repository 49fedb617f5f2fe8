import type { SessionEnding } from '@portal/contracts/areas/session';
import { defineMessages } from '#core/i18n/define-messages';

/** What somebody has done here on purpose needs no words. */
type Told = Exclude<SessionEnding, 'logout' | 'terms-rejected'>;

/** Why a session has ended, where it was not its own person in this browser (S2). */
export const endingMessages = defineMessages<Told>('sessionEnding', {
  CAST: {
    expired: 'Tu sesión ha caducado. Entra otra vez para seguir.',
    revoked: 'Esta sesión se ha cerrado desde otro de tus dispositivos.',
    'others-ended': 'Esta sesión se ha cerrado desde otro de tus dispositivos, junto con las demás.',
    'password-changed': 'Tu contraseña ha cambiado. Entra con la nueva.',
    'second-factor-reset':
      'Administración ha restablecido tu verificación en dos pasos. Entra con tu contraseña y actívala otra vez.',
    'address-changed': 'El correo de tu cuenta ha cambiado. Entra otra vez con el que vale ahora.',
    'role-changed': 'Tu rol en el portal ha cambiado. Entra otra vez para usarlo.',
    deactivated: 'Tu acceso está desactivado. Si crees que es un error, habla con tu responsable.',
    deleted: 'Ya no tienes acceso al portal. Si crees que es un error, habla con tu responsable.',
  },
  CAT: {
    expired: 'La teva sessió ha caducat. Torna a entrar per continuar.',
    revoked: 'Aquesta sessió s’ha tancat des d’un altre dels teus dispositius.',
    'others-ended':
      'Aquesta sessió s’ha tancat des d’un altre dels teus dispositius, juntament amb les altres.',
    'password-changed': 'La teva contrasenya ha canviat. Entra amb la nova.',
    'second-factor-reset':
      'Administració ha restablert la teva verificació en dos passos. Entra amb la contrasenya i torna-la a activar.',
    'address-changed': 'El correu del teu compte ha canviat. Torna a entrar amb el que val ara.',
    'role-changed': 'El teu rol al portal ha canviat. Torna a entrar per fer-lo servir.',
    deactivated: 'El teu accés està desactivat. Si creus que és un error, parla amb la persona responsable.',
    deleted: 'Ja no tens accés al portal. Si creus que és un error, parla amb la persona responsable.',
  },
  PT: {
    expired: 'A sua sessão expirou. Entre novamente para continuar.',
    revoked: 'Esta sessão foi terminada a partir de outro dos seus dispositivos.',
    'others-ended':
      'Esta sessão foi terminada a partir de outro dos seus dispositivos, juntamente com as outras.',
    'password-changed': 'A sua palavra-passe foi alterada. Entre com a nova.',
    'second-factor-reset':
      'A administração repôs a sua verificação em dois passos. Entre com a palavra-passe e ative-a novamente.',
    'address-changed': 'O e-mail da sua conta mudou. Entre novamente com o que está em vigor.',
    'role-changed': 'A sua função no portal mudou. Entre novamente para a usar.',
    deactivated: 'O seu acesso está desativado. Se acha que é um engano, fale com o seu responsável.',
    deleted: 'Já não tem acesso ao portal. Se acha que é um engano, fale com o seu responsável.',
  },
});
