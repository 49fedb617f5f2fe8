import { defineMessages } from '../../../../app/i18n/define-messages';

/** Texts of adding many drafts at once. */
export const draftsMessages = defineMessages('resourceDrafts', {
  CAST: {
    open: 'Añadir varios',
    title: 'Añadir varios borradores',
    text: 'Cada archivo será un borrador con su nombre; lo demás vale para todos. La miniatura sale del propio archivo y después puedes recortar otra.',
    files: 'Archivos que se añadirán',
    nameOf: 'Nombre de {file}',
    remove: 'No añadir {file}',
    add: '{count, plural, =0 {Crear borradores} one {Crear # borrador} other {Crear # borradores}}',
    adding: 'Creando {number} de {all}…',
    cancel: 'Cancelar',
    added:
      '{count, plural, one {# borrador creado. Su archivo se está subiendo.} other {# borradores creados. Sus archivos se están subiendo.}}',
    failed:
      '{count, plural, one {Un archivo tiene un problema: lo pone debajo de su nombre.} other {# archivos tienen un problema: lo pone debajo de cada nombre.}}',
    tooMany: 'Caben {max} archivos a la vez. Los demás se han quedado fuera.',
  },
  CAT: {
    open: 'Afegeix-ne uns quants',
    title: 'Afegeix uns quants esborranys',
    text: 'Cada fitxer serà un esborrany amb el seu nom; la resta val per a tots. La miniatura surt del mateix fitxer i després en pots retallar una altra.',
    files: "Fitxers que s'afegiran",
    nameOf: 'Nom de {file}',
    remove: 'No afegeixis {file}',
    add: '{count, plural, =0 {Crea esborranys} one {Crea # esborrany} other {Crea # esborranys}}',
    adding: 'Creant {number} de {all}…',
    cancel: 'Cancel·la',
    added:
      "{count, plural, one {S'ha creat # esborrany. El seu fitxer s'està pujant.} other {S'han creat # esborranys. Els seus fitxers s'estan pujant.}}",
    failed:
      '{count, plural, one {Un fitxer té un problema: ho diu sota el seu nom.} other {# fitxers tenen un problema: ho diu sota cada nom.}}',
    tooMany: 'Hi caben {max} fitxers alhora. Els altres han quedat fora.',
  },
  PT: {
    open: 'Adicionar vários',
    title: 'Adicionar vários rascunhos',
    text: 'Cada ficheiro será um rascunho com o seu nome; o resto vale para todos. A miniatura sai do próprio ficheiro e depois pode recortar outra.',
    files: 'Ficheiros a adicionar',
    nameOf: 'Nome de {file}',
    remove: 'Não adicionar {file}',
    add: '{count, plural, =0 {Criar rascunhos} one {Criar # rascunho} other {Criar # rascunhos}}',
    adding: 'A criar {number} de {all}…',
    cancel: 'Cancelar',
    added:
      '{count, plural, one {# rascunho criado. O seu ficheiro está a ser enviado.} other {# rascunhos criados. Os seus ficheiros estão a ser enviados.}}',
    failed:
      '{count, plural, one {Um ficheiro tem um problema: está indicado por baixo do nome.} other {# ficheiros têm um problema: está indicado por baixo de cada nome.}}',
    tooMany: 'Cabem {max} ficheiros de cada vez. Os restantes ficaram de fora.',
  },
});
