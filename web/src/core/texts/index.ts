import { defineTexts } from '../i18n/define-texts';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('core', { CAST: es, CAT: ca, PT: pt });
export const outboxTexts = texts.part('outbox');
export const recentTexts = texts.part('recent');
export const savedViewTexts = texts.part('savedViews');
