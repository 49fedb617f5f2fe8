import type { Market } from '@portal/contracts/kernel';
import type { sectionRejections } from '@portal/contracts/areas/sections';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Key = `rejection.${keyof typeof sectionRejections & string}`;

export const sectionsMessages = defineMessages<Key, Market, 'places'>('sections', {
  words: { places: words.sections },
  CAST: {
    'rejection.section_not_found': 'Esta sección ya no existe. Vuelve a la lista de secciones.',
    'rejection.section_misplaced': 'Una sección no puede ir ahí. Elige otra sección superior.',
    'rejection.section_type_closed': 'Ya no se pueden crear secciones de toolkits. Elige otro tipo.',
    'rejection.section_name_unusable': 'El nombre necesita al menos una letra o una cifra.',
    'rejection.section_has_children':
      'No se puede borrar: {count, plural, one {hay # sección dentro. Muévela o bórrala} other {hay # secciones dentro. Muévelas o bórralas}} primero.',
    'rejection.section_in_use':
      'No se puede borrar: {count, plural, one {contiene # pieza. Cámbiala} other {contiene # piezas. Cámbialas}} de sección primero.',
    'rejection.section_order_stale':
      'Otra persona ha cambiado estas secciones mientras tanto. Mira el orden actual y vuelve a intentarlo.',
  },
  CAT: {
    'rejection.section_not_found': 'Aquesta secció ja no existeix. Torna a la llista de seccions.',
    'rejection.section_misplaced': 'Una secció no pot anar aquí. Tria una altra secció superior.',
    'rejection.section_type_closed': 'Ja no es poden crear seccions de toolkits. Tria un altre tipus.',
    'rejection.section_name_unusable': 'El nom necessita almenys una lletra o una xifra.',
    'rejection.section_has_children':
      'No es pot esborrar: {count, plural, one {hi ha # secció a dins. Mou-la o esborra-la} other {hi ha # seccions a dins. Mou-les o esborra-les}} primer.',
    'rejection.section_in_use':
      'No es pot esborrar: {count, plural, one {conté # peça. Canvia-la} other {conté # peces. Canvia-les}} de secció primer.',
    'rejection.section_order_stale':
      'Una altra persona ha canviat aquestes seccions mentrestant. Mira l’ordre actual i torna-ho a provar.',
  },
  PT: {
    'rejection.section_not_found': 'Esta secção já não existe. Volte à lista de secções.',
    'rejection.section_misplaced': 'Uma secção não pode ficar aí. Escolha outra secção superior.',
    'rejection.section_type_closed': 'Os toolkits já não aceitam secções novas. Escolha outro tipo.',
    'rejection.section_name_unusable': 'O nome precisa de pelo menos uma letra ou um algarismo.',
    'rejection.section_has_children':
      'Não é possível eliminar: {count, plural, one {há # secção lá dentro. Mova-a ou elimine-a} other {há # secções lá dentro. Mova-as ou elimine-as}} primeiro.',
    'rejection.section_in_use':
      'Não é possível eliminar: {count, plural, one {contém # peça. Mova-a} other {contém # peças. Mova-as}} para outra secção primeiro.',
    'rejection.section_order_stale':
      'Outra pessoa alterou estas secções entretanto. Veja a ordem atual e tente novamente.',
  },
});
