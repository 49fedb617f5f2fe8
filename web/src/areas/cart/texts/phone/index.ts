import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import pt from './pt.json' with { type: 'json' };

export const phoneTexts = defineTexts(
  'cart.phone',
  { PT: pt },
  { phoneHint: words.phoneHint, 'phone.phone_not_correct': words.phoneWrong },
);
