import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import pt from './pt.json' with { type: 'json' };

export const chatTexts = defineTexts('chat', { PT: pt }, { erasedPerson: words.erasedPerson });
export const composerTexts = chatTexts.part('composer');
export const repliesTexts = chatTexts.part('replies');
