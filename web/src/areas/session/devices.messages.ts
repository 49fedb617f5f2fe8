import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the panel of one's own sessions. */
export const devicesMessages = defineMessages('devices', {
  words: { onSystem: words.browserOn },
  CAST: {
    title: 'Dispositivos con sesión abierta',
    text: 'Si no reconoces alguno, cierra su sesión y cambia la contraseña.',
    current: 'Este dispositivo',
    unknown: 'Dispositivo desconocido',
    network: 'Red {network}',
    used: 'Último uso:',
    end: 'Cerrar sesión',
    endOf: 'Cerrar la sesión de {device}',
    endOthers: 'Cerrar las demás sesiones',
    onlyThis: 'No hay más sesiones abiertas.',
  },
  CAT: {
    title: 'Dispositius amb la sessió oberta',
    text: 'Si no en reconeixes algun, tanca’n la sessió i canvia la contrasenya.',
    current: 'Aquest dispositiu',
    unknown: 'Dispositiu desconegut',
    network: 'Xarxa {network}',
    used: 'Últim ús:',
    end: 'Tanca la sessió',
    endOf: 'Tanca la sessió de {device}',
    endOthers: 'Tanca les altres sessions',
    onlyThis: 'No hi ha cap altra sessió oberta.',
  },
  PT: {
    title: 'Dispositivos com sessão iniciada',
    text: 'Se não reconhecer algum, termine a sessão e altere a palavra-passe.',
    current: 'Este dispositivo',
    unknown: 'Dispositivo desconhecido',
    network: 'Rede {network}',
    used: 'Última utilização:',
    end: 'Terminar sessão',
    endOf: 'Terminar a sessão de {device}',
    endOthers: 'Terminar as outras sessões',
    onlyThis: 'Não há outras sessões iniciadas.',
  },
});
