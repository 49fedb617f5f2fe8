import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

export const notificationsTexts = defineTexts(
  'notifications',
  { CAST: es, CAT: ca, PT: pt },
  {
    title: words.notices,
    saved: words.saved,
    actingHint: words.notWhileActing,
    'kind.recall': words.recalls,
  },
);
export const pushTexts = notificationsTexts.part('push', { onSystem: words.browserOn, remove: words.remove });
