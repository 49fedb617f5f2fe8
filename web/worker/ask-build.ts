import type { WhichBuild } from '../src/core/worker-messages';
import { askPage } from './ask-page';

/** Milliseconds that a page has to say which build it is of. */
const patience = 3_000;

/** Asks a page which build it is of; `null` when it does not answer. */
export const askBuild = (page: Client): Promise<string | null> =>
  askPage<string>(page, { type: 'which-build' } satisfies WhichBuild, patience);
