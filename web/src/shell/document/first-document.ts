import type { Language } from '@portal/contracts/kernel';
import { languageTag, setLanguageCookie } from '#core/i18n/language';
import type { FirstAnswer, FirstAnswers } from './first-answers';

/** What the server wrote into the document beside the page itself. */
export interface FirstDocument {
  readonly answers: FirstAnswers;
  /**
   * What stands in the root: the `login`, which React takes over; the `picture` of a screen, which the screen replaces; or
   * nothing.
   */
  readonly drawn: 'login' | 'picture' | 'nothing';
}

function answersIn(document: Document, { dataset }: HTMLElement): FirstAnswers {
  const written = document.getElementById('answers');
  // Nobody else is to read them.
  written?.remove();
  if (written !== null) return JSON.parse(written.textContent) as readonly FirstAnswer[];
  if (dataset.drawn !== 'login') return 'unknown';
  return dataset.ended === undefined ? 'nobody' : 'ended';
}

/**
 * Reads what came with the document.
 * @param language what this browser remembers; the server draws in another one where its cookie is gone
 */
export function readDocument(document: Document, root: HTMLElement, language: Language): FirstDocument {
  const answers = answersIn(document, root);
  const { drawn } = root.dataset;
  if (drawn !== 'login' && drawn !== 'picture') return { answers, drawn: 'nothing' };
  if (document.documentElement.lang === languageTag[language]) return { answers, drawn };
  setLanguageCookie(language);
  return { answers, drawn: 'picture' };
}
