import type { Localised } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** What the answers of a resource are called, in the cart and in orders. */
export const answerWords = {
  format: words.format,
  restaurant: words.restaurant,
  schedule: words.schedule,
  file: words.file,
  size: { CAST: 'Tamaño', CAT: 'Mida', PT: 'Tamanho' },
  method: { CAST: 'Servicio', CAT: 'Servei', PT: 'Serviço' },
  units: { CAST: 'Unidades', CAT: 'Unitats', PT: 'Unidades' },
  price: { CAST: 'Precio', CAT: 'Preu', PT: 'Preço' },
  date: { CAST: 'Fecha', CAT: 'Data', PT: 'Data' },
  validity: { CAST: 'Vigencia', CAT: 'Vigència', PT: 'Validade' },
  fromTo: { CAST: 'Del {start} al {end}', CAT: 'Del {start} al {end}', PT: 'De {start} a {end}' },
  from: { CAST: 'Desde el {start}', CAT: 'Des del {start}', PT: 'Desde {start}' },
  until: { CAST: 'Hasta el {end}', CAT: 'Fins al {end}', PT: 'Até {end}' },
  direction: { CAST: 'Flecha', CAT: 'Fletxa', PT: 'Seta' },
  others: { CAST: 'Indicaciones', CAT: 'Indicacions', PT: 'Indicações' },
  moreAnswers: { CAST: 'Más detalles', CAT: 'Més detalls', PT: 'Mais detalhes' },
} satisfies Record<string, Localised>;
