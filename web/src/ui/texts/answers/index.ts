import { localised } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const answerWords = {
  format: words.format,
  restaurant: words.restaurant,
  schedule: words.schedule,
  file: words.file,
  ...localised({ CAST: es, CAT: ca, PT: pt }),
};
