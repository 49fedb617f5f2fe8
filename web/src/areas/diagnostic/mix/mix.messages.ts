import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the product mix (R-DIA-36). */
export const mixMessages = defineMessages('diagnostic.mix', {
  market: 'ES',
  CAST: {
    table: 'Mix de producto: variación por familia y producto',
    product: 'Producto',
    change: 'Variación',
    typeMean: 'Media de la familia',
    'result.none': 'Todavía no hay mix de producto de este restaurante.',
    'result.mixed':
      '{best} ({bestType}) es lo que más crece, un {bestValue}; {worst} ({worstType}), lo que más cae, un {worstValue}.',
    'result.rising': '{best} ({bestType}) es lo que más crece, un {bestValue}, y ningún producto cae.',
    'result.falling': '{worst} ({worstType}) es lo que más cae, un {worstValue}, y ningún producto crece.',
    'result.flat': 'Ningún producto cambia de forma apreciable.',
  },
  CAT: {
    table: 'Mix de producte: variació per família i producte',
    product: 'Producte',
    change: 'Variació',
    typeMean: 'Mitjana de la família',
    'result.none': 'Encara no hi ha mix de producte d’aquest restaurant.',
    'result.mixed':
      '{best} ({bestType}) és el que més creix, un {bestValue}; {worst} ({worstType}), el que més cau, un {worstValue}.',
    'result.rising': '{best} ({bestType}) és el que més creix, un {bestValue}, i cap producte no cau.',
    'result.falling': '{worst} ({worstType}) és el que més cau, un {worstValue}, i cap producte no creix.',
    'result.flat': 'Cap producte no canvia de manera apreciable.',
  },
});
