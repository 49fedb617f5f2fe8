import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const downloadReportTexts = defineTexts(
  'download-report',
  { CAST: es, CAT: ca, PT: pt },
  {
    downloads: words.downloads,
    noRestaurant: words.noRestaurant,
    restaurants: words.restaurants,
    start: words.firstDay,
    end: words.lastDay,
    restaurant: words.restaurant,
    name: words.name,
    reference: words.reference,
    noSection: words.noSection,
  },
);
