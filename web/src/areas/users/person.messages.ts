import type { Localised } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** What forms and lists of people say, whoever administers them. */
export const personWords = {
  name: words.name,
  phone: words.phone,
  phoneHint: words.phoneHint,
  locations: words.restaurants,
  'email.obligatory_email_domain': words.emailDomain,
  search: {
    CAST: 'Nombre o correo',
    CAT: 'Nom o correu',
    PT: 'Nome ou e-mail',
  },
  email: { CAST: 'Correo', CAT: 'Correu', PT: 'E-mail' },
  'name.obligatory_name': { CAST: 'Escribe el nombre', CAT: 'Escriu el nom', PT: 'Escreva o nome' },
  'email.obligatory_email': {
    CAST: 'Escribe una dirección de correo completa',
    CAT: 'Escriu una adreça de correu completa',
    PT: 'Escreva um endereço de e-mail completo',
  },
  'email.email_taken': {
    CAST: 'Ya hay una persona con este correo',
    CAT: 'Ja hi ha una persona amb aquest correu',
    PT: 'Já existe uma pessoa com este e-mail',
  },
  'phone.phone_not_correct': {
    CAST: 'El teléfono no es correcto',
    CAT: 'El telèfon no és correcte',
    PT: 'O telefone não está correto',
  },
  'locations.obligatory_field': {
    CAST: 'Elige al menos un restaurante',
    CAT: 'Tria almenys un restaurant',
    PT: 'Escolha pelo menos um restaurante',
  },
  locationsWrong: {
    CAST: 'Revisa los restaurantes',
    CAT: 'Revisa els restaurants',
    PT: 'Verifique os restaurantes',
  },
  saveNew: { CAST: 'Añadir e invitar', CAT: 'Afegeix i convida', PT: 'Adicionar e convidar' },
  save: { CAST: 'Guardar cambios', CAT: 'Desa els canvis', PT: 'Guardar alterações' },
  saved: { CAST: 'Cambios guardados', CAT: 'Canvis desats', PT: 'Alterações guardadas' },
  added: {
    CAST: '{name} puede entrar cuando elija su contraseña',
    CAT: '{name} podrà entrar quan triï la contrasenya',
    PT: '{name} pode entrar assim que escolher a palavra-passe',
  },
} satisfies Record<string, Localised>;
