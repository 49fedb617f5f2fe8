import { defineTexts } from '#core/i18n/define-texts';
import { words } from '#core/i18n/words';
import ca from './ca.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const texts = defineTexts('orders.proof', { CAST: es, CAT: ca, PT: pt });
export const proofTexts = texts.part('panel', { version: words.version, erasedPerson: words.erasedPerson });
export const sendProofTexts = texts.part('send', { cancel: words.cancel, files: words.files });
export const viewerTexts = texts.part('viewer', {
  version: words.version,
  close: words.close,
  file: words.file,
  cancel: words.cancel,
});
export const artTexts = texts.part('art', { downloads: words.downloads });
