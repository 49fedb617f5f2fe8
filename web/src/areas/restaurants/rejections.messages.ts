import type { Market } from '@portal/contracts/kernel';
import type { restaurantRejections } from '@portal/contracts/areas/restaurants';
import { defineMessages } from '#core/i18n/define-messages';

type Key = `rejection.${keyof typeof restaurantRejections & string}`;

/** Why something of a restaurant is refused; said in carts, pauses and restaurant mode too. */
export const rejectionMessages = defineMessages<Key, Market>('restaurants.rejections', {
  CAST: {
    'rejection.restaurant_not_found': 'Ese restaurante ya no existe. Elige otro.',
    'rejection.restaurant_inactive': 'Ese restaurante está inactivo. Elige otro.',
    'rejection.restaurant_exists': 'Ya existe un restaurante con ese número.',
    'rejection.restaurant_incomplete': 'Faltan datos del restaurante. Mira los campos marcados.',
    'rejection.restaurant_site_taken': 'Ese número ya es de otro restaurante, quizá de uno borrado.',
    'rejection.restaurant_has_open_orders':
      'No se puede borrar: {count, plural, one {tiene # pedido} other {tiene # pedidos}} sin entregar ni cancelar.',
    'rejection.restaurant_has_open_pauses':
      'No se puede borrar: {count, plural, one {tiene # pausa en curso o pendiente} other {tiene # pausas en curso o pendientes}}.',
  },
  CAT: {
    'rejection.restaurant_not_found': 'Aquest restaurant ja no existeix. Tria’n un altre.',
    'rejection.restaurant_inactive': 'Aquest restaurant està inactiu. Tria’n un altre.',
    'rejection.restaurant_exists': 'Ja hi ha un restaurant amb aquest número.',
    'rejection.restaurant_incomplete': 'Falten dades del restaurant. Mira els camps marcats.',
    'rejection.restaurant_site_taken': 'Aquest número ja és d’un altre restaurant, potser d’un d’esborrat.',
    'rejection.restaurant_has_open_orders':
      'No es pot esborrar: {count, plural, one {té # comanda} other {té # comandes}} sense lliurar ni cancel·lar.',
    'rejection.restaurant_has_open_pauses':
      'No es pot esborrar: {count, plural, one {té # pausa en curs o pendent} other {té # pauses en curs o pendents}}.',
  },
  PT: {
    'rejection.restaurant_not_found': 'Esse restaurante já não existe. Escolha outro.',
    'rejection.restaurant_inactive': 'Esse restaurante está inativo. Escolha outro.',
    'rejection.restaurant_exists': 'Já existe um restaurante com esse número.',
    'rejection.restaurant_incomplete': 'Faltam dados do restaurante. Veja os campos assinalados.',
    'rejection.restaurant_site_taken': 'Esse número já é de outro restaurante, talvez de um eliminado.',
    'rejection.restaurant_has_open_orders':
      'Não é possível eliminar: {count, plural, one {tem # pedido} other {tem # pedidos}} por entregar ou cancelar.',
    'rejection.restaurant_has_open_pauses':
      'Não é possível eliminar: {count, plural, one {tem # pausa em curso ou pendente} other {tem # pausas em curso ou pendentes}}.',
  },
});
