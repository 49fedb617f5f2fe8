import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };

export const diagnosticTexts = defineTexts('diagnostic', { CAST: es, CAT: ca });
export const clientsTexts = diagnosticTexts.part('clients');
/** R-ERR-18. */
export const brandErrorTexts = diagnosticTexts.part('brandError');
export const competitionTexts = diagnosticTexts.part('competition', { name: words.name, type: words.type });
export const competitorTexts = diagnosticTexts.part('competitor');
export const consumptionTexts = diagnosticTexts.part('consumption');
export const environmentTexts = diagnosticTexts.part('environment');
export const figuresTexts = diagnosticTexts.part('figures');
export const mixTexts = diagnosticTexts.part('mix');
export const momentsTexts = diagnosticTexts.part('moments');
export const populationTexts = diagnosticTexts.part('population');
export const printTexts = diagnosticTexts.part('print');
export const brandsTexts = diagnosticTexts.part('brands', { name: words.name, type: words.type });
export const swotOptionsTexts = diagnosticTexts.part('swotOptions', { type: words.list, data: words.text });
export const swotTexts = diagnosticTexts.part('swot', { close: words.close });
export const workbookTexts = diagnosticTexts.part('workbook', { list: words.list, text: words.text });
