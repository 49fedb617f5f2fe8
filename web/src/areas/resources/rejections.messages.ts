import type { resourceRejections } from '@portal/contracts/areas/resources';
import { defineMessages } from '#core/i18n/define-messages';

type Key = `rejection.${keyof typeof resourceRejections & string}`;

/**
 * What the refusals of this area mean and what to do. The wizard meets them too, which is why they come with the live
 * map, soon after the sign-in, and not with a screen of this area.
 */
defineMessages<Key>('resources', {
  CAST: {
    'rejection.nothing_to_download':
      'Ninguna de las piezas elegidas tiene archivo que descargar. Elige otras.',
    'rejection.selection_too_large': 'Las piezas elegidas pesan más de 2 GB. Descárgalas en dos veces.',
    'rejection.resource_not_found': 'Esta pieza ya no está en el catálogo. Búscala por su nombre.',
    'rejection.resource_not_published':
      'Esta pieza llegará próximamente: todavía no se puede descargar ni pedir.',
    'rejection.resource_has_no_file': 'Esta pieza no tiene archivo que descargar. Pide una adaptación.',
    'rejection.resource_exists': 'Ya hay una pieza con esa dirección. Cambia el nombre.',
    'rejection.resource_incomplete': 'Falta algo para poder guardar. Mira los campos marcados.',
    'rejection.file_version_not_found': 'Ese archivo anterior ya no está. Vuelve a cargar la lista.',
  },
  CAT: {
    'rejection.nothing_to_download':
      'Cap de les peces triades té fitxer per descarregar. Tria’n unes altres.',
    'rejection.selection_too_large': 'Les peces triades pesen més de 2 GB. Descarrega-les en dues vegades.',
    'rejection.resource_not_found': 'Aquesta peça ja no és al catàleg. Cerca-la pel nom.',
    'rejection.resource_not_published':
      'Aquesta peça arribarà pròximament: encara no es pot descarregar ni demanar.',
    'rejection.resource_has_no_file':
      'Aquesta peça no té cap fitxer per descarregar. Demana’n una adaptació.',
    'rejection.resource_exists': 'Ja hi ha una peça amb aquesta adreça. Canvia el nom.',
    'rejection.resource_incomplete': 'Falta alguna cosa per poder desar. Mira els camps marcats.',
    'rejection.file_version_not_found': 'Aquest fitxer anterior ja no hi és. Torna a carregar la llista.',
  },
  PT: {
    'rejection.nothing_to_download':
      'Nenhuma das peças escolhidas tem ficheiro para transferir. Escolha outras.',
    'rejection.selection_too_large': 'As peças escolhidas ocupam mais de 2 GB. Transfira-as em duas vezes.',
    'rejection.resource_not_found': 'Esta peça já não está no catálogo. Procure-a pelo nome.',
    'rejection.resource_not_published':
      'Esta peça está quase a chegar: ainda não pode ser transferida nem pedida.',
    'rejection.resource_has_no_file': 'Esta peça não tem ficheiro para transferir. Peça uma adaptação.',
    'rejection.resource_exists': 'Já existe uma peça com esse endereço. Altere o nome.',
    'rejection.resource_incomplete': 'Falta algo para poder guardar. Veja os campos assinalados.',
    'rejection.file_version_not_found': 'Esse ficheiro anterior já não existe. Volte a carregar a lista.',
  },
});
