import {
  type CartEntry,
  type PageErrorKey,
  validateEntry,
  type WizardErrors,
  type WizardRules,
} from '../cart';

/** Per person or restaurant. */
export const maxTemplates = 100;
/** Characters. */
export const maxTemplateName = 80;
/** Per owner. */
export const maxTemplateBytes = 500 * 1024 * 1024;

const retentionDays = 30;
const dayMilliseconds = 86_400_000;

/** @param since ISO 8601 UTC */
export const templateExpiry = (since: string): string =>
  new Date(Date.parse(since) + retentionDays * dayMilliseconds).toISOString();

/** Dotted path. */
function answerAt(entry: CartEntry, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>>)[name], entry);
}

/** Numbers must be positive, texts not blank. */
function isAnswered(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  return typeof answer === 'number' ? answer > 0 : answer !== null;
}

/** Codes of missing answers, not of wrong ones. */
const missing: ReadonlySet<PageErrorKey> = new Set(['billed', 'units', 'shipped']);

/** Wrong answers only: missing ones are asked for on use. */
export function wrongAnswers(entry: CartEntry, rules: WizardRules): WizardErrors {
  const found = Object.entries(validateEntry(entry, rules));
  return Object.fromEntries(
    found.filter(([path, code]) => !missing.has(code) && isAnswered(answerAt(entry, path))),
  );
}
