import type { diagnosticRejections } from '@portal/contracts/areas/diagnostic';
import { defineMessages } from '#core/i18n/define-messages';

type Key = `rejection.${keyof typeof diagnosticRejections & string}`;

/** Why something of the diagnostic was not done. */
defineMessages<Key, 'ES'>('diagnostic.rejections', {
  market: 'ES',
  CAST: {
    'rejection.competitor_unknown':
      'Alguno de los competidores ya no está en la lista. Míralo y vuelve a guardar.',
    'rejection.competitor_double': 'El mismo competidor está dos veces en la comparación. Quita uno.',
    'rejection.brand_not_found': 'Esta marca ya no existe: alguien la ha borrado.',
    'rejection.brand_name_taken': 'Ya hay una marca con ese nombre. Elígela en la lista.',
    'rejection.too_many_custom_brands':
      'Has llegado al máximo de marcas propias. Borra una para añadir otra.',
    'rejection.environment_not_found': 'Esta opción ya no existe: alguien la ha borrado.',
    'rejection.environment_name_taken': 'Ya hay una opción con ese nombre. Selecciónala en la lista.',
    'rejection.too_many_custom_environments':
      'Has llegado al máximo de opciones propias. Borra una para añadir otra.',
    'rejection.swot_option_not_found': 'Este ejemplo ya no existe: alguien lo ha borrado.',
  },
  CAT: {
    'rejection.competitor_unknown':
      'Algun dels competidors ja no és a la llista. Mira-ho i torna-ho a desar.',
    'rejection.competitor_double': 'El mateix competidor és dues vegades a la comparació. Treu-ne un.',
    'rejection.brand_not_found': 'Aquesta marca ja no existeix: algú l’ha esborrada.',
    'rejection.brand_name_taken': 'Ja hi ha una marca amb aquest nom. Tria-la a la llista.',
    'rejection.too_many_custom_brands':
      'Has arribat al màxim de marques pròpies. Esborra’n una per afegir-ne una altra.',
    'rejection.environment_not_found': 'Aquesta opció ja no existeix: algú l’ha esborrada.',
    'rejection.environment_name_taken': 'Ja hi ha una opció amb aquest nom. Selecciona-la a la llista.',
    'rejection.too_many_custom_environments':
      'Has arribat al màxim d’opcions pròpies. Esborra’n una per afegir-ne una altra.',
    'rejection.swot_option_not_found': 'Aquest exemple ja no existeix: algú l’ha esborrat.',
  },
});
