import { defineMessages } from '../i18n/define-messages';
import { words } from '../i18n/words';

/** Texts of the panel that chooses the restaurant. */
export const siteMessages = defineMessages('site', {
  words: {
    siteAllTypes: words.all,
    siteType: words.type,
    site: words.restaurant,
    siteInactive: words.inactive,
  },
  CAST: {
    siteAll: 'Todos los restaurantes',
    siteSearch: 'Nombre, número o ciudad',
    siteRegion: 'Zona',
    siteAllRegions: 'Todas',
    siteCount: '{count, plural, one {# restaurante} other {# restaurantes}}',
    siteEmpty: 'Ningún restaurante coincide',
    siteEmptyText: 'Prueba con menos letras o quita un filtro.',
    siteIsFavourite: '{name} es tu favorito',
    siteMakeFavourite: 'Marcar {name} como favorito',
    siteSelected: 'Ahora trabajas en {name}',
  },
  CAT: {
    siteAll: 'Tots els restaurants',
    siteSearch: 'Nom, número o ciutat',
    siteRegion: 'Zona',
    siteAllRegions: 'Totes',
    siteCount: '{count, plural, one {# restaurant} other {# restaurants}}',
    siteEmpty: 'Cap restaurant no coincideix',
    siteEmptyText: 'Prova amb menys lletres o treu un filtre.',
    siteIsFavourite: '{name} és el teu preferit',
    siteMakeFavourite: 'Marca {name} com a preferit',
    siteSelected: 'Ara treballes a {name}',
  },
  PT: {
    siteAll: 'Todos os restaurantes',
    siteSearch: 'Nome, número ou cidade',
    siteRegion: 'Região',
    siteAllRegions: 'Todas',
    siteCount: '{count, plural, one {# restaurante} other {# restaurantes}}',
    siteEmpty: 'Nenhum restaurante encontrado',
    siteEmptyText: 'Experimente menos letras ou remova um filtro.',
    siteIsFavourite: '{name} é o seu favorito',
    siteMakeFavourite: 'Marcar {name} como favorito',
    siteSelected: 'Agora trabalha em {name}',
  },
});
