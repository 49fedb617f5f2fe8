import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the uploads of resources, on whatever screen one is meanwhile. */
export const uploadsMessages = defineMessages('resourceUploads', {
  CAST: {
    title: 'Subidas de recursos',
    left: 'Guardado. {count, plural, one {Queda # archivo por subir} other {Quedan # archivos por subir}}',
    allDone: 'Todo subido correctamente',
    behind: '{count, plural, one {# más en cola} other {# más en cola}}',
    hide: 'Plegar',
    show: 'Ver',
    close: 'Cerrar las subidas',
    interrupted: '«{file}», de «{name}», se quedó a medias.',
    chooseAgain: 'Elegirlo de nuevo',
    forget: 'Descartarlo',
  },
  CAT: {
    title: 'Pujades de recursos',
    left: 'S’ha desat. {count, plural, one {Queda # fitxer per pujar} other {Queden # fitxers per pujar}}',
    allDone: 'S’ha pujat tot correctament',
    behind: '{count, plural, one {# més a la cua} other {# més a la cua}}',
    hide: 'Plega',
    show: 'Mostra',
    close: 'Tanca les pujades',
    interrupted: '«{file}», de «{name}», va quedar a mitges.',
    chooseAgain: 'Torna’l a triar',
    forget: 'Descarta’l',
  },
  PT: {
    title: 'Carregamento de recursos',
    left: 'Guardado. {count, plural, one {Falta carregar # ficheiro} other {Falta carregar # ficheiros}}',
    allDone: 'Tudo carregado com sucesso',
    behind: '{count, plural, one {Mais # à espera} other {Mais # à espera}}',
    hide: 'Recolher',
    show: 'Ver',
    close: 'Fechar os carregamentos',
    interrupted: '«{file}», de «{name}», ficou a meio.',
    chooseAgain: 'Escolher de novo',
    forget: 'Ignorar',
  },
});
