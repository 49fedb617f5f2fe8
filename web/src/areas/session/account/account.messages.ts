import type { Market } from '@portal/contracts/kernel';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Key =
  | 'title'
  | 'subtitle'
  | 'partnerSubtitle'
  | 'profile'
  | 'email'
  | 'emailHint'
  | 'phoneAsked'
  | 'save'
  | 'noPhone'
  | 'name.obligatory_name'
  | 'email.obligatory_email'
  | 'email.email_taken'
  | 'restaurants'
  | 'restaurantsList'
  | 'favouriteText'
  | 'allRestaurants'
  | 'noRestaurants'
  | 'rejection.email_taken'
  | 'rejection.user_not_found';

/** Texts of the own account. */
export const accountMessages = defineMessages<
  Key,
  Market,
  | 'name'
  | 'phone'
  | 'phoneHint'
  | 'phone.phone_not_correct'
  | 'saved'
  | 'actingHint'
  | 'email.obligatory_email_domain'
>('account', {
  words: {
    phone: words.phone,
    phoneHint: words.phoneHint,
    'phone.phone_not_correct': words.phoneWrong,
    saved: words.saved,
    actingHint: words.notWhileActing,
    name: words.name,
    'email.obligatory_email_domain': words.emailDomain,
  },
  CAST: {
    title: 'Tu cuenta',
    subtitle:
      'Tus datos, tu contraseña, tus dispositivos y tus restaurantes. Cada bloque se guarda por separado.',
    partnerSubtitle: 'Tus datos, tu contraseña y tus dispositivos. Cada bloque se guarda por separado.',
    profile: 'Tus datos',
    email: 'Correo electrónico',
    emailHint: 'Con este correo entras en el portal.',
    phoneAsked: 'Nos falta tu teléfono. La agencia lo usa si tiene dudas sobre un pedido.',
    save: 'Guardar tus datos',
    noPhone: 'Sin teléfono',
    'name.obligatory_name': 'Escribe tu nombre.',
    'email.obligatory_email': 'Escribe un correo electrónico válido.',
    'email.email_taken': 'Otra persona ya usa este correo.',
    restaurants: 'Tus restaurantes',
    restaurantsList: 'Restaurantes en los que trabajas',
    favouriteText: 'El favorito sale el primero de la lista y con él empiezas al entrar.',
    allRestaurants: 'Trabajas para todos los restaurantes.',
    noRestaurants: 'Todavía no tienes ningún restaurante. Pídeselo a administración.',
    'rejection.email_taken': 'Otra persona ya usa este correo.',
    'rejection.user_not_found': 'Esta persona ya no existe.',
  },
  CAT: {
    title: 'El teu compte',
    subtitle:
      'Les teves dades, la contrasenya, els dispositius i els restaurants. Cada bloc es desa per separat.',
    partnerSubtitle: 'Les teves dades, la contrasenya i els dispositius. Cada bloc es desa per separat.',
    profile: 'Les teves dades',
    email: 'Correu electrònic',
    emailHint: 'Amb aquest correu entres al portal.',
    phoneAsked: 'Ens falta el teu telèfon. L’agència el fa servir si té dubtes sobre una comanda.',
    save: 'Desa les teves dades',
    noPhone: 'Sense telèfon',
    'name.obligatory_name': 'Escriu el teu nom.',
    'email.obligatory_email': 'Escriu un correu electrònic vàlid.',
    'email.email_taken': 'Una altra persona ja fa servir aquest correu.',
    restaurants: 'Els teus restaurants',
    restaurantsList: 'Restaurants on treballes',
    favouriteText: 'El preferit surt el primer de la llista i és amb el que comences en entrar.',
    allRestaurants: 'Treballes per a tots els restaurants.',
    noRestaurants: 'Encara no tens cap restaurant. Demana’l a l’administració.',
    'rejection.email_taken': 'Una altra persona ja fa servir aquest correu.',
    'rejection.user_not_found': 'Aquesta persona ja no existeix.',
  },
  PT: {
    title: 'A sua conta',
    subtitle:
      'Os seus dados, a palavra-passe, os dispositivos e os restaurantes. Cada bloco é guardado em separado.',
    partnerSubtitle: 'Os seus dados, a palavra-passe e os dispositivos. Cada bloco é guardado em separado.',
    profile: 'Os seus dados',
    email: 'E-mail',
    emailHint: 'É com este e-mail que entra no portal.',
    phoneAsked: 'Falta o seu telefone. A agência usa-o quando tem dúvidas sobre um pedido.',
    save: 'Guardar os seus dados',
    noPhone: 'Sem telefone',
    'name.obligatory_name': 'Escreva o seu nome.',
    'email.obligatory_email': 'Escreva um e-mail válido.',
    'email.email_taken': 'Outra pessoa já usa este e-mail.',
    restaurants: 'Os seus restaurantes',
    restaurantsList: 'Restaurantes em que trabalha',
    favouriteText: 'O favorito aparece em primeiro na lista e é com ele que começa ao entrar.',
    allRestaurants: 'Trabalha para todos os restaurantes.',
    noRestaurants: 'Ainda não tem nenhum restaurante. Peça-o à administração.',
    'rejection.email_taken': 'Outra pessoa já usa este e-mail.',
    'rejection.user_not_found': 'Esta pessoa já não existe.',
  },
});
