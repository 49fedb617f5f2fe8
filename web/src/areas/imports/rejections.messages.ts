import { defineMessages } from '#core/i18n/define-messages';

/** Why the server said no to an import: the one place where its own reason is shown (R-IMP-08, R-ERR-17). */
export const importRejectionMessages = defineMessages('imports.rejections', {
  market: 'ES',
  CAST: {
    'rejection.import_not_found': 'Esta importación ya no existe. Vuelve a subir el archivo.',
    'rejection.import_refused':
      'El archivo tiene errores y no se ha importado nada. Corrígelos en la hoja y vuelve a subirla.',
    'rejection.import_outdated':
      'Los datos han cambiado desde que se comparó este archivo. Compruébalo de nuevo antes de importarlo.',
    'rejection.import_undone':
      'Esta importación ya se deshizo. Para volver a importar el archivo, súbelo otra vez.',
    'rejection.import_expired':
      'El archivo de esta importación ya no se guarda. Para importarlo, súbelo otra vez.',
    'rejection.import_not_confirmed': 'Esta importación no se ha confirmado: no hay nada que deshacer.',
    'rejection.import_confirmed':
      'Este archivo ya se ha importado: puedes deshacer la importación, no descartarla.',
    'rejection.import_superseded':
      'Todos los datos de esta importación se han sustituido por otros más nuevos. Deshaz antes la importación más reciente.',
    'rejection.workbook_too_large':
      'La hoja de cálculo tiene más celdas o más texto del que se puede leer. Divídela por restaurantes.',
    'rejection.workbook_encrypted':
      'La hoja de cálculo está protegida con contraseña. Quítale la contraseña y vuelve a subirla.',
    'rejection.workbook_unreadable':
      'No se puede leer la hoja de cálculo. Ábrela en Excel, guárdala de nuevo como .xlsx y vuelve a subirla.',
  },
  CAT: {
    'rejection.import_not_found': 'Aquesta importació ja no existeix. Torna a pujar el fitxer.',
    'rejection.import_refused':
      'El fitxer té errors i no s’ha importat res. Corregeix-los al full i torna’l a pujar.',
    'rejection.import_outdated':
      'Les dades han canviat des que es va comparar aquest fitxer. Comprova’l de nou abans d’importar-lo.',
    'rejection.import_undone':
      'Aquesta importació ja es va desfer. Per tornar a importar el fitxer, puja’l una altra vegada.',
    'rejection.import_expired':
      'El fitxer d’aquesta importació ja no es conserva. Per importar-lo, puja’l una altra vegada.',
    'rejection.import_not_confirmed': 'Aquesta importació no s’ha confirmat: no hi ha res per desfer.',
    'rejection.import_confirmed':
      'Aquest fitxer ja s’ha importat: pots desfer la importació, no descartar-la.',
    'rejection.import_superseded':
      'Totes les dades d’aquesta importació s’han substituït per altres de més noves. Desfés abans la importació més recent.',
    'rejection.workbook_too_large':
      'El full de càlcul té més cel·les o més text del que es pot llegir. Divideix-lo per restaurants.',
    'rejection.workbook_encrypted':
      'El full de càlcul està protegit amb contrasenya. Treu-li la contrasenya i torna’l a pujar.',
    'rejection.workbook_unreadable':
      'No es pot llegir el full de càlcul. Obre’l amb Excel, desa’l de nou com a .xlsx i torna’l a pujar.',
  },
});
