import { defineMessages } from '#core/i18n/define-messages';
import { personWords } from './person.messages';

/** The people of a franchisee's restaurants (R-ACC-07…12). */
export const teamMessages = defineMessages('team', {
  words: personWords,
  CAST: {
    title: 'Mi equipo',
    subtitle:
      'Personas que comparten contigo algún restaurante. Puedes añadir gerentes, cambiarlos y quitarles el acceso.',
    add: 'Añadir gerente',
    actions: 'Acciones',
    edit: 'Editar {name}',
    end: 'Quitar el acceso a {name}',
    restore: 'Devolver el acceso a {name}',
    accessFilter: 'Acceso',
    ended: 'Sin acceso',
    endTitle: '¿Quitar el acceso a {name}?',
    endText:
      'No podrá entrar en el portal: se cierran ahora sus sesiones y sus enlaces dejan de servir. Podrás devolverle el acceso cuando quieras.',
    endTextShared:
      'Deja de ver tus restaurantes, y tú dejas de ver sus datos. También trabaja para otros franquiciados: con ellos no cambia nada. Podrás devolverle el acceso cuando quieras.',
    endConfirm: 'Quitar el acceso',
    accessEnded: '{name} ya no tiene acceso',
    accessRestored: '{name} vuelve a tener acceso',
    emptyTitle: 'Todavía no hay nadie en tu equipo',
    emptyText: 'Añade a quien lleva tus restaurantes: recibirá un enlace para elegir su contraseña.',
    editTitle: 'Editar a {name}',
    missing: 'Esta persona ya no comparte restaurantes contigo',
    onlyManagers: 'Solo puedes cambiar los datos de gerentes.',
    locationsHint: 'Solo salen tus restaurantes. Los que tenga de otros franquiciados no cambian.',
    sharedHint:
      'Esta persona trabaja también para restaurantes de otros. Su nombre, correo y teléfono los cambia ella misma o administración; tú decides en cuáles de tus restaurantes trabaja.',
    'name.user_shared': 'Lo cambia la propia persona o administración.',
    'email.user_shared': 'Lo cambia la propia persona o administración.',
    'phone.user_shared': 'Lo cambia la propia persona o administración.',
    'locations.restaurant_unknown': 'Uno de los restaurantes está cerrado',
    'locations.restaurant_not_yours': 'Uno de los restaurantes ya no es tuyo. Recarga la página.',
  },
  CAT: {
    title: 'El meu equip',
    subtitle:
      'Persones que comparteixen amb tu algun restaurant. Pots afegir gerents, canviar-los i treure’ls l’accés.',
    add: 'Afegeix un gerent',
    actions: 'Accions',
    edit: 'Edita {name}',
    end: 'Treu l’accés a {name}',
    restore: 'Torna l’accés a {name}',
    accessFilter: 'Accés',
    ended: 'Sense accés',
    endTitle: 'Vols treure l’accés a {name}?',
    endText:
      'No podrà entrar al portal: ara es tanquen les seves sessions i els seus enllaços deixen de servir. Li podràs tornar l’accés quan vulguis.',
    endTextShared:
      'Deixa de veure els teus restaurants, i tu deixes de veure les seves dades. També treballa per a altres franquiciats: amb ells no canvia res. Li podràs tornar l’accés quan vulguis.',
    endConfirm: 'Treu l’accés',
    accessEnded: '{name} ja no té accés',
    accessRestored: '{name} torna a tenir accés',
    emptyTitle: 'Encara no hi ha ningú al teu equip',
    emptyText: 'Afegeix qui porta els teus restaurants: rebrà un enllaç per triar la contrasenya.',
    editTitle: 'Edita {name}',
    missing: 'Aquesta persona ja no comparteix restaurants amb tu',
    onlyManagers: 'Només pots canviar les dades de gerents.',
    locationsHint: 'Només surten els teus restaurants. Els que tingui d’altres franquiciats no canvien.',
    sharedHint:
      'Aquesta persona treballa també per a restaurants d’altres. El nom, el correu i el telèfon els canvia ella mateixa o l’administració; tu decideixes en quins dels teus restaurants treballa.',
    'name.user_shared': 'Ho canvia la mateixa persona o l’administració.',
    'email.user_shared': 'Ho canvia la mateixa persona o l’administració.',
    'phone.user_shared': 'Ho canvia la mateixa persona o l’administració.',
    'locations.restaurant_unknown': 'Un dels restaurants està tancat',
    'locations.restaurant_not_yours': 'Un dels restaurants ja no és teu. Torna a carregar la pàgina.',
  },
  PT: {
    title: 'A minha equipa',
    subtitle:
      'Pessoas que partilham consigo algum restaurante. Pode adicionar gerentes, alterá-los e retirar-lhes o acesso.',
    add: 'Adicionar gerente',
    actions: 'Ações',
    edit: 'Editar {name}',
    end: 'Retirar o acesso a {name}',
    restore: 'Devolver o acesso a {name}',
    accessFilter: 'Acesso',
    ended: 'Sem acesso',
    endTitle: 'Retirar o acesso a {name}?',
    endText:
      'Esta pessoa não poderá entrar no portal: as sessões dela terminam agora e as ligações que recebeu deixam de servir. Pode devolver-lhe o acesso quando quiser.',
    endTextShared:
      'Esta pessoa deixa de ver os restaurantes que gere consigo, e os dados dela deixam de lhe ser mostrados. Também trabalha para outros franquiados: com eles nada muda. Pode devolver-lhe o acesso quando quiser.',
    endConfirm: 'Retirar o acesso',
    accessEnded: '{name} já não tem acesso',
    accessRestored: '{name} volta a ter acesso',
    emptyTitle: 'Ainda não há ninguém na sua equipa',
    emptyText:
      'Adicione quem gere os seus restaurantes: vai receber uma ligação para escolher a palavra-passe.',
    editTitle: 'Editar {name}',
    missing: 'Esta pessoa já não partilha restaurantes consigo',
    onlyManagers: 'Só pode alterar os dados de gerentes.',
    locationsHint: 'Só aparecem os seus restaurantes. Os de outros franquiados não mudam.',
    sharedHint:
      'Esta pessoa trabalha também para restaurantes de outros. O nome, o e-mail e o telefone são alterados pela própria pessoa ou pela administração; em quais dos seus restaurantes trabalha, é consigo.',
    'name.user_shared': 'É alterado pela própria pessoa ou pela administração.',
    'email.user_shared': 'É alterado pela própria pessoa ou pela administração.',
    'phone.user_shared': 'É alterado pela própria pessoa ou pela administração.',
    'locations.restaurant_unknown': 'Um dos restaurantes está fechado',
    'locations.restaurant_not_yours': 'Um dos restaurantes já não é seu. Recarregue a página.',
  },
});
