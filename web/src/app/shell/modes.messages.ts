import { defineMessages } from '../i18n/define-messages';

/** Texts of edit mode and restaurant mode. */
export const modesMessages = defineMessages('modes', {
  CAST: {
    edit: 'Modo edición',
    editHint: 'Muestra en el catálogo accesos a la ficha de cada pieza.',
    restaurant: 'Actuar como restaurante',
    restaurantHint:
      'Verás el portal como {name} durante una hora. Lo que hagas queda registrado a tu nombre.',
    noRestaurant: 'Elige antes un restaurante en la barra superior.',
    acting: 'Actúas como {name}',
    actingMark: 'Lo que hagas queda registrado a tu nombre y al del restaurante.',
    actingAsUserMark: 'Lo que hagas queda registrado a tu nombre y al de esta persona.',
    left: '{minutes, plural, one {Queda # minuto} other {Quedan # minutos}}',
    leave: 'Volver a administración',
    leaving: 'Saliendo…',
    endedByClosing: '{name} ya no está activo: has vuelto a administración.',
  },
  CAT: {
    edit: 'Mode d’edició',
    editHint: 'Mostra al catàleg accessos a la fitxa de cada peça.',
    restaurant: 'Actua com a restaurant',
    restaurantHint: 'Veuràs el portal com a {name} durant una hora. El que facis queda registrat al teu nom.',
    noRestaurant: 'Tria abans un restaurant a la barra superior.',
    acting: 'Actues com a {name}',
    actingMark: 'El que facis queda registrat al teu nom i al del restaurant.',
    actingAsUserMark: 'El que facis queda registrat al teu nom i al d’aquesta persona.',
    left: '{minutes, plural, one {Queda # minut} other {Queden # minuts}}',
    leave: 'Torna a l’administració',
    leaving: 'S’està sortint…',
    endedByClosing: '{name} ja no està actiu: has tornat a l’administració.',
  },
  PT: {
    edit: 'Modo de edição',
    editHint: 'Mostra no catálogo atalhos para a ficha de cada peça.',
    restaurant: 'Agir em nome de um restaurante',
    restaurantHint: 'Verá o portal como {name} durante uma hora. O que fizer fica registado com o seu nome.',
    noRestaurant: 'Escolha primeiro um restaurante na barra superior.',
    acting: 'Está a agir em nome de {name}',
    actingMark: 'O que fizer fica registado com o seu nome e o do restaurante.',
    actingAsUserMark: 'O que fizer fica registado com o seu nome e o desta pessoa.',
    left: '{minutes, plural, one {Falta # minuto} other {Faltam # minutos}}',
    leave: 'Voltar à administração',
    leaving: 'A sair…',
    endedByClosing: '{name} já não está ativo: voltou à administração.',
  },
});
