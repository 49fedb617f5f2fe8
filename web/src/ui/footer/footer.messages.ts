import { defineMessages } from '#core/i18n/define-messages';

/** The foot of every page, also before signing in. */
export const footerMessages = defineMessages('footer', {
  CAST: { privacy: 'Política de privacidad' },
  CAT: { privacy: 'Política de privacitat' },
  PT: { privacy: 'Política de privacidade' },
});
