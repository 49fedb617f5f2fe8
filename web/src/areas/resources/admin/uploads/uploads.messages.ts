import { defineMessages } from '../../../../app/i18n/define-messages';

/** Texts of the uploads of resources, on whatever screen one is meanwhile. */
export const uploadsMessages = defineMessages('resourceUploads', {
  CAST: {
    title: 'Subidas de recursos',
    left: '{count, plural, one {Queda # archivo por subir} other {Quedan # archivos por subir}}',
    allDone: 'Todo subido correctamente',
    hide: 'Plegar',
    show: 'Ver',
    close: 'Cerrar las subidas',
    interrupted: '«{file}», de «{name}», se quedó a medias.',
    chooseAgain: 'Elegirlo de nuevo',
    forget: 'Olvidarlo',
    'done.file': 'El archivo de «{name}» se ha subido correctamente',
    'done.thumb': 'La miniatura de «{name}» se ha subido correctamente',
  },
  CAT: {
    title: 'Pujades de recursos',
    left: '{count, plural, one {Queda # fitxer per pujar} other {Queden # fitxers per pujar}}',
    allDone: "S'ha pujat tot correctament",
    hide: 'Plega',
    show: 'Mostra',
    close: 'Tanca les pujades',
    interrupted: '«{file}», de «{name}», va quedar a mitges.',
    chooseAgain: 'Torna-ho a triar',
    forget: 'Oblida-ho',
    'done.file': "El fitxer de «{name}» s'ha pujat correctament",
    'done.thumb': "La miniatura de «{name}» s'ha pujat correctament",
  },
  PT: {
    title: 'Envios de recursos',
    left: '{count, plural, one {Falta enviar # ficheiro} other {Falta enviar # ficheiros}}',
    allDone: 'Tudo enviado com sucesso',
    hide: 'Recolher',
    show: 'Ver',
    close: 'Fechar os envios',
    interrupted: '«{file}», de «{name}», ficou a meio.',
    chooseAgain: 'Escolher de novo',
    forget: 'Esquecer',
    'done.file': 'O ficheiro de «{name}» foi enviado com sucesso',
    'done.thumb': 'A miniatura de «{name}» foi enviada com sucesso',
  },
});
