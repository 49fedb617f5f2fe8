import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of adding many drafts at once. */
export const draftsMessages = defineMessages('resourceDrafts', {
  words: { cancel: words.cancel },
  CAST: {
    open: 'Añadir varios',
    title: 'Añadir varios recursos',
    text: 'Cada archivo será un recurso con su nombre; lo demás vale para todos. La miniatura sale del propio archivo y después puedes recortar otra.',
    files: 'Archivos que se añadirán',
    nameOf: 'Nombre de {file}',
    remove: 'No añadir {file}',
    add: '{count, plural, =0 {Añadir recursos} one {Añadir # recurso} other {Añadir # recursos}}',
    adding: 'Añadiendo {number} de {all}…',
    added: '{count, plural, one {# recurso añadido} other {# recursos añadidos}}',
    undrawn:
      '«{name}» no se puede dibujar aquí: su miniatura solo indica el tipo de archivo. Puedes poner otra en el recurso.',
    failed:
      '{count, plural, one {Un archivo tiene un problema: se indica debajo de su nombre.} other {# archivos tienen un problema: se indica debajo de cada nombre.}}',
    tooMany:
      'Máximo: {max, plural, one {# archivo} other {# archivos}} a la vez. Los demás no se han añadido.',
  },
  CAT: {
    open: 'Afegeix-ne diversos',
    title: 'Afegeix diversos recursos',
    text: 'Cada fitxer serà un recurs amb el seu nom; la resta val per a tots. La miniatura surt del mateix fitxer i després en pots retallar una altra.',
    files: 'Fitxers que s’afegiran',
    nameOf: 'Nom de {file}',
    remove: 'No afegeixis {file}',
    add: '{count, plural, =0 {Afegeix recursos} one {Afegeix # recurs} other {Afegeix # recursos}}',
    adding: 'S’està afegint {number} de {all}…',
    added: '{count, plural, one {S’ha afegit # recurs} other {S’han afegit # recursos}}',
    undrawn:
      '«{name}» no es pot dibuixar aquí: la miniatura només indica el tipus de fitxer. En pots posar una altra al recurs.',
    failed:
      '{count, plural, one {Un fitxer té un problema: s’indica sota el nom.} other {# fitxers tenen un problema: s’indica sota cada nom.}}',
    tooMany: 'Màxim: {max, plural, one {# fitxer} other {# fitxers}} alhora. Els altres no s’han afegit.',
  },
  PT: {
    open: 'Adicionar vários',
    title: 'Adicionar vários recursos',
    text: 'Cada ficheiro dá origem a um recurso com o seu nome; o resto aplica-se a todos. A miniatura é criada a partir do próprio ficheiro e depois pode recortar outra.',
    files: 'Ficheiros a adicionar',
    nameOf: 'Nome de {file}',
    remove: 'Não adicionar {file}',
    add: '{count, plural, =0 {Adicionar recursos} one {Adicionar # recurso} other {Adicionar # recursos}}',
    adding: 'A adicionar {number} de {all}…',
    added: '{count, plural, one {# recurso adicionado} other {# recursos adicionados}}',
    undrawn:
      'Não é possível desenhar aqui «{name}»: a miniatura indica apenas o tipo de ficheiro. Pode pôr outra no recurso.',
    failed:
      '{count, plural, one {Um ficheiro tem um problema, indicado por baixo do nome.} other {# ficheiros têm um problema, indicado por baixo de cada nome.}}',
    tooMany:
      'No máximo, {max, plural, one {# ficheiro} other {# ficheiros}} de cada vez. Os restantes ficaram de fora.',
  },
});
