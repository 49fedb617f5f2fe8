import { defineMessages } from '#core/i18n/define-messages';

/** Why something with people was refused. */
export const userRejectionMessages = defineMessages('userRejections', {
  CAST: {
    'rejection.access_of_others':
      'Este acceso lo quitó otra persona, o ahora trabaja también para otros. Pide a administración que lo devuelva.',
    'rejection.user_incomplete': 'Revisa los datos de la persona: hay campos que corregir.',
    'rejection.own_account':
      'No puedes quitarte a ti tu propio acceso. Pídeselo a otra persona de administración.',
    'rejection.last_administrator':
      'Tiene que quedar al menos una persona de administración activa. Otra acaba de cambiar los permisos: recarga la lista.',
    'rejection.user_of_another_role': 'Solo puedes cambiar los datos de gerentes de tus restaurantes.',
    'rejection.user_shared':
      'Esta persona trabaja también para restaurantes de otros: su nombre, correo y teléfono los cambia ella misma o administración.',
    'rejection.user_not_active': 'Esta persona no está activa. Actívala antes de enviarle la invitación.',
    'rejection.second_factor_missing': 'La verificación en dos pasos no está activada.',
  },
  CAT: {
    'rejection.access_of_others':
      'Aquest accés el va treure una altra persona, o ara també treballa per a altres. Demana a administració que el torni.',
    'rejection.user_incomplete': 'Revisa les dades de la persona: hi ha camps per corregir.',
    'rejection.own_account':
      'No et pots treure a tu mateix l’accés. Demana-ho a una altra persona d’administració.',
    'rejection.last_administrator':
      'Ha de quedar almenys una persona d’administració activa. Una altra acaba de canviar els permisos: torna a carregar la llista.',
    'rejection.user_of_another_role': 'Només pots canviar les dades de gerents dels teus restaurants.',
    'rejection.user_shared':
      'Aquesta persona treballa també per a restaurants d’altres: el nom, el correu i el telèfon els canvia ella mateixa o l’administració.',
    'rejection.user_not_active': 'Aquesta persona no està activa. Activa-la abans d’enviar-li la invitació.',
    'rejection.second_factor_missing': 'La verificació en dos passos no està activada.',
  },
  PT: {
    'rejection.access_of_others':
      'Este acesso foi retirado por outra pessoa, ou agora também trabalha para outros. Peça à administração que o devolva.',
    'rejection.user_incomplete': 'Verifique os dados da pessoa: há campos a corrigir.',
    'rejection.own_account': 'Não pode retirar o seu próprio acesso. Peça-o a outra pessoa da administração.',
    'rejection.last_administrator':
      'Tem de restar pelo menos uma pessoa da administração ativa. Outra acabou de alterar as permissões: recarregue a lista.',
    'rejection.user_of_another_role': 'Só pode alterar os dados de gerentes dos seus restaurantes.',
    'rejection.user_shared':
      'Esta pessoa trabalha também para restaurantes de outros: o nome, o e-mail e o telefone são alterados pela própria pessoa ou pela administração.',
    'rejection.user_not_active': 'Esta pessoa não está ativa. Ative-a antes de lhe enviar o convite.',
    'rejection.second_factor_missing': 'A verificação em dois passos não está ativada.',
  },
});
