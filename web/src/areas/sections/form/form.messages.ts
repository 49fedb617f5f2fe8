import { defineMessages } from '../../../app/i18n/define-messages';

type Key =
  | 'addTitle'
  | 'editTitle'
  | 'name'
  | 'address'
  | 'addressKept'
  | 'addressNone'
  | 'type'
  | 'parent'
  | 'parentHint'
  | 'parentCleared'
  | 'parentNone'
  | 'active'
  | 'activeHint'
  | 'add'
  | 'save'
  | 'added'
  | 'saved'
  | 'invalid'
  | 'nameRequired'
  | 'nameTooLong'
  | 'section_name_unusable'
  | 'typeRequired'
  | 'section_type_closed'
  | 'own_branch'
  | 'too_deep'
  | 'parent_gone'
  | 'gone'
  | 'goneText'
  | 'back';

export const formMessages = defineMessages<Key>('sections.form', {
  CAST: {
    addTitle: 'Nueva sección',
    editTitle: 'Editar sección',
    name: 'Nombre',
    address: 'Dirección: {path}',
    addressKept: 'Dirección: {path} · la anterior seguirá llevando aquí.',
    addressNone: 'La dirección se forma con el nombre.',
    type: 'Tipo',
    parent: 'Dentro de',
    parentHint: 'Una sección toma el tipo de la que la contiene.',
    parentCleared: 'La sección superior era de otro tipo y se ha quitado.',
    parentNone: 'Ninguna: primer nivel',
    active: 'Visible en el catálogo',
    activeHint: 'Si la ocultas, tampoco se ve lo que hay dentro.',
    add: 'Añadir sección',
    save: 'Guardar cambios',
    added: 'Sección «{name}» añadida',
    saved: 'Sección «{name}» guardada',
    invalid: 'Falta algo: revisa los campos marcados.',
    nameRequired: 'Escribe el nombre de la sección.',
    nameTooLong: 'El nombre es demasiado largo: como máximo, 100 caracteres.',
    section_name_unusable: 'El nombre necesita al menos una letra o una cifra.',
    typeRequired: 'Elige el tipo de sección.',
    section_type_closed: 'Los toolkits ya no tienen secciones nuevas. Elige otro tipo.',
    own_branch: 'Una sección no puede estar dentro de sí misma. Elige otra.',
    too_deep: 'Ahí no cabe: hay tres niveles como máximo. Elige una sección más arriba.',
    parent_gone: 'Esa sección ya no existe. Elige otra.',
    gone: 'Esta sección ya no existe',
    goneText: 'Puede que alguien la haya borrado. Mira las que hay ahora.',
    back: 'Ver las secciones',
  },
  CAT: {
    addTitle: 'Secció nova',
    editTitle: 'Edita la secció',
    name: 'Nom',
    address: 'Adreça: {path}',
    addressKept: 'Adreça: {path} · l’anterior continuarà portant aquí.',
    addressNone: 'L’adreça es forma amb el nom.',
    type: 'Tipus',
    parent: 'Dins de',
    parentHint: 'Una secció pren el tipus de la que la conté.',
    parentCleared: 'La secció superior era d’un altre tipus i s’ha tret.',
    parentNone: 'Cap: primer nivell',
    active: 'Visible al catàleg',
    activeHint: 'Si l’amagues, tampoc no es veu el que hi ha a dins.',
    add: 'Afegeix la secció',
    save: 'Desa els canvis',
    added: 'S’ha afegit la secció «{name}»',
    saved: 'S’ha desat la secció «{name}»',
    invalid: 'Falta alguna cosa: revisa els camps marcats.',
    nameRequired: 'Escriu el nom de la secció.',
    nameTooLong: 'El nom és massa llarg: com a màxim, 100 caràcters.',
    section_name_unusable: 'El nom necessita almenys una lletra o una xifra.',
    typeRequired: 'Tria el tipus de secció.',
    section_type_closed: 'Els toolkits ja no tenen seccions noves. Tria un altre tipus.',
    own_branch: 'Una secció no pot ser dins de si mateixa. Tria’n una altra.',
    too_deep: 'Aquí no hi cap: hi ha tres nivells com a màxim. Tria una secció de més amunt.',
    parent_gone: 'Aquesta secció ja no existeix. Tria’n una altra.',
    gone: 'Aquesta secció ja no existeix',
    goneText: 'Potser algú l’ha esborrada. Mira les que hi ha ara.',
    back: 'Mostra les seccions',
  },
  PT: {
    addTitle: 'Nova secção',
    editTitle: 'Editar secção',
    name: 'Nome',
    address: 'Endereço: {path}',
    addressKept: 'Endereço: {path} · o anterior continua a vir dar aqui.',
    addressNone: 'O endereço forma-se a partir do nome.',
    type: 'Tipo',
    parent: 'Dentro de',
    parentHint: 'Uma secção fica com o tipo da que a contém.',
    parentCleared: 'A secção superior era de outro tipo e foi retirada.',
    parentNone: 'Nenhuma: primeiro nível',
    active: 'Visível no catálogo',
    activeHint: 'Se a ocultar, também não se vê o que está dentro.',
    add: 'Adicionar secção',
    save: 'Guardar alterações',
    added: 'Secção «{name}» adicionada',
    saved: 'Secção «{name}» guardada',
    invalid: 'Falta alguma coisa: reveja os campos assinalados.',
    nameRequired: 'Escreva o nome da secção.',
    nameTooLong: 'O nome é demasiado longo: no máximo, 100 caracteres.',
    section_name_unusable: 'O nome precisa de pelo menos uma letra ou um algarismo.',
    typeRequired: 'Escolha o tipo de secção.',
    section_type_closed: 'Os toolkits já não têm secções novas. Escolha outro tipo.',
    own_branch: 'Uma secção não pode ficar dentro de si própria. Escolha outra.',
    too_deep: 'Aí não cabe: há três níveis no máximo. Escolha uma secção mais acima.',
    parent_gone: 'Essa secção já não existe. Escolha outra.',
    gone: 'Esta secção já não existe',
    goneText: 'Talvez alguém a tenha eliminado. Veja as que há agora.',
    back: 'Ver as secções',
  },
});
