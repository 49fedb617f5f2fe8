import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the versions of a file. */
export const versionMessages = defineMessages('resourceVersions', {
  words: { versionPortal: words.portal, version: words.version, versionSomebody: words.formerUser },
  CAST: {
    versions: 'Versiones del archivo',
    versionsNone: 'Cuando subas un archivo, aquí verás cada versión y quién la ha descargado.',
    versionCurrent: 'Actual',
    versionBy: '{who}, {when}',
    versionDownloads: '{count, plural, =0 {Nadie la ha descargado} one {# descarga} other {# descargas}}',
    versionWho: 'Quién la ha descargado: versión {version}',
    versionTimes: '{times, plural, one {# vez} other {# veces}}, la última {when}',
    versionRestore: 'Restaurar la versión {version}',
    versionRestoreShort: 'Restaurar',
    versionRestored: 'Versión {version} restaurada',
    versionMore: 'Ver más',
    versionFile: 'Descargar la versión {version}',
    versionFileShort: 'Descargar',
  },
  CAT: {
    versions: 'Versions del fitxer',
    versionsNone: 'Quan pugis un fitxer, aquí veuràs cada versió i qui l’ha descarregada.',
    versionCurrent: 'Actual',
    versionBy: '{who}, {when}',
    versionDownloads:
      '{count, plural, =0 {Ningú no l’ha descarregada} one {# descàrrega} other {# descàrregues}}',
    versionWho: 'Qui l’ha descarregada: versió {version}',
    versionTimes: '{times, plural, one {# vegada} other {# vegades}}, l’última {when}',
    versionRestore: 'Restaura la versió {version}',
    versionRestoreShort: 'Restaura-la',
    versionRestored: 'S’ha restaurat la versió {version}',
    versionMore: 'Mostra’n més',
    versionFile: 'Descarrega la versió {version}',
    versionFileShort: 'Descarrega-la',
  },
  PT: {
    versions: 'Versões do ficheiro',
    versionsNone: 'Quando carregar um ficheiro, verá aqui cada versão e quem a tem.',
    versionCurrent: 'Atual',
    versionBy: '{who}, {when}',
    versionDownloads:
      '{count, plural, =0 {Ninguém a transferiu} one {# transferência} other {# transferências}}',
    versionWho: 'Quem a tem: versão {version}',
    versionTimes: '{times, plural, one {# vez} other {# vezes}}, a última {when}',
    versionRestore: 'Voltar a disponibilizar a versão {version}',
    versionRestoreShort: 'Repor esta',
    versionRestored: 'A versão {version} está novamente disponível',
    versionMore: 'Ver mais',
    versionFile: 'Transferir a versão {version}',
    versionFileShort: 'Transferir',
  },
});
