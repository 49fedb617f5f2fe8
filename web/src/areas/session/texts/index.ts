import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('session', { CAST: es, CAT: ca, PT: pt });
export const accountTexts = texts.part('account', {
  phone: words.phone,
  phoneHint: words.phoneHint,
  'phone.phone_not_correct': words.phoneWrong,
  saved: words.saved,
  actingHint: words.notWhileActing,
  name: words.name,
  'email.obligatory_email_domain': words.emailDomain,
});
export const actingTexts = texts.part('acting');
export const addressTexts = texts.part('address');
export const configTexts = texts.part('config', { notifications: words.notices });
export const devicesTexts = texts.part('devices', { onSystem: words.browserOn });
/** If it was not ended here on purpose (S2). */
export const endingTexts = texts.part('ending');
export const legalTexts = texts.part('legal', { legalVersion: words.version });
export const noRestaurantTexts = texts.part('noRestaurant');
export const passwordTexts = texts.part('password');
export const proofTexts = texts.part('proof', { leave: words.cancel });
export const secondFactorTexts = texts.part('secondFactor');
