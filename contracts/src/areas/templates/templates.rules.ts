import {
  type CartEntry,
  type PageErrorKey,
  validateEntry,
  type WizardErrors,
  type WizardRules,
} from '../cart';

/** Of one person, or of one restaurant. */
export const maxTemplates = 100;
/** Characters. */
export const maxTemplateName = 80;
/** Of all files of one owner's templates. */
export const maxTemplateBytes = 500 * 1024 * 1024;

const keptDays = 30;
const dayMilliseconds = 86_400_000;

/** When a deleted template goes for good, with its files. @param since ISO 8601 UTC */
export const templateExpiry = (since: string): string =>
  new Date(Date.parse(since) + keptDays * dayMilliseconds).toISOString();

/** The answer at a dotted path of an entry. */
function answerAt(entry: CartEntry, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], entry);
}

/** Ids of formats, restaurants and units are answers when they are positive; texts when they are not blank. */
function isAnswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return typeof answer === 'number' ? answer > 0 : answer !== null;
}

/** Said of what is not there; everything else is said of a wrong answer. */
const missing: ReadonlySet<PageErrorKey> = new Set(['billed', 'units', 'shipped']);

/**
 * What is wrong in a template by the rules of the wizard. A template may be incomplete: what is not answered is asked for
 * when it is used.
 */
export function wrongAnswers(entry: CartEntry, rules: WizardRules): WizardErrors {
  const found = Object.entries(validateEntry(entry, rules));
  return Object.fromEntries(
    found.filter(([path, code]) => !missing.has(code) && isAnswered(answerAt(entry, path))),
  );
}
