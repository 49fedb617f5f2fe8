import { localised } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const personWords = {
  name: words.name,
  phone: words.phone,
  phoneHint: words.phoneHint,
  locations: words.restaurants,
  'email.obligatory_email_domain': words.emailDomain,
  ...localised({ CAST: es, CAT: ca, PT: pt }),
};
