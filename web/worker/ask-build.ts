import type { WhichBuild } from '../src/core/worker-messages';
import { askPage } from './ask-page';

const maxAnswerMilliseconds = 3_000;

/** `null` without an answer. */
export const askBuild = (page: Client): Promise<string | null> =>
  askPage<string>(page, { type: 'which-build' } satisfies WhichBuild, maxAnswerMilliseconds);
