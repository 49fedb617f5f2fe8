import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

export const pdfMessages = defineMessages('pdf', {
  words: { close: words.close },
  CAST: {
    larger: 'Ampliar',
    smaller: 'Reducir',
    zoom: '{percent} %',
    pages: '{count, plural, one {# página} other {# páginas}}',
    page: 'Página {page} de {count}',
    more: '{shown, plural, one {Se muestra la primera página} other {Se muestran las # primeras páginas}}. Descarga el archivo para ver el resto.',
    loading: 'Abriendo el documento…',
    incomplete: 'Esta página no se puede mostrar completa aquí. Descarga el archivo para verla entera.',
    failedTitle: 'No se ha podido mostrar',
    failed: 'El documento no se puede abrir aquí. Descárgalo o inténtalo de nuevo más tarde.',
  },
  CAT: {
    larger: 'Amplia',
    smaller: 'Redueix',
    zoom: '{percent} %',
    pages: '{count, plural, one {# pàgina} other {# pàgines}}',
    page: 'Pàgina {page} de {count}',
    more: '{shown, plural, one {Es mostra la primera pàgina} other {Es mostren les # primeres pàgines}}. Descarrega el fitxer per veure’n la resta.',
    loading: 'S’està obrint el document…',
    incomplete: 'Aquesta pàgina no es pot mostrar completa aquí. Descarrega el fitxer per veure-la sencera.',
    failedTitle: 'No s’ha pogut mostrar',
    failed: 'El document no es pot obrir aquí. Descarrega’l o torna-ho a provar més tard.',
  },
  PT: {
    larger: 'Ampliar',
    smaller: 'Reduzir',
    zoom: '{percent} %',
    pages: '{count, plural, one {# página} other {# páginas}}',
    page: 'Página {page} de {count}',
    more: '{shown, plural, one {É mostrada a primeira página} other {São mostradas as primeiras # páginas}}. Transfira o ficheiro para ver o resto.',
    loading: 'A abrir o documento…',
    incomplete: 'Não é possível mostrar aqui esta página completa. Transfira o ficheiro para a ver inteira.',
    failedTitle: 'Não foi possível mostrar',
    failed: 'O documento não pode ser aberto aqui. Transfira-o ou tente novamente mais tarde.',
  },
});
