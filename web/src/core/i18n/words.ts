import ca from '../texts/words/ca.json' with { type: 'json' };
import es from '../texts/words/es.json' with { type: 'json' };
import pt from '../texts/words/pt.json' with { type: 'json' };
import { localised } from './define-texts';

/** Words shared by three or more areas: `{ place: words.restaurant }`. */
export const words = localised({ CAST: es, CAT: ca, PT: pt });
