import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const restaurantsTexts = defineTexts(
  'restaurants',
  { CAST: es, CAT: ca, PT: pt },
  {
    fiscal_address: words.fiscalAddress,
    cif: words.taxNumber,
    site: words.number,
    title: words.restaurants,
    hasMop: words.yes,
    hasNoMop: words.no,
    name: words.name,
    active: words.active,
    isInactive: words.inactive,
    type: words.type,
    email: words.email,
    razon: words.companyName,
  },
);
