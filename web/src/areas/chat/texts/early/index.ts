import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import pt from './pt.json' with { type: 'json' };

export const unreadTexts = defineTexts('chat.early', { PT: pt }, { erasedPerson: words.erasedPerson });
