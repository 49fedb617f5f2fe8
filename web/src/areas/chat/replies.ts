import type { Language } from '@portal/contracts/kernel';
import { plainWords } from '#core/i18n/plain-words';

interface ReplyFacts {
  readonly number: string;
  readonly restaurant: string;
  /** Empty for erased people. */
  readonly name: string;
}

/** Placeholders by language, without braces. */
export const placeholders: Readonly<Record<Language, Readonly<Record<keyof ReplyFacts, string>>>> = {
  CAST: { number: 'número', restaurant: 'restaurante', name: 'nombre' },
  CAT: { number: 'número', restaurant: 'restaurant', name: 'nom' },
  PT: { number: 'número', restaurant: 'restaurante', name: 'nome' },
};

const factOf = new Map(
  Object.values(placeholders).flatMap((words) =>
    Object.entries(words).map(([fact, word]) => [plainWords(word), fact as keyof ReplyFacts] as const),
  ),
);

/** Fills `{número}`, `{restaurante}` and `{nome}`; unknown placeholders stay visible. */
export const fillReply = (reply: string, facts: ReplyFacts): string =>
  reply.replace(/\{\s*([\p{L}\p{M}]+)\s*\}/gu, (whole, word: string) => {
    const fact = factOf.get(plainWords(word));
    const value = fact === undefined ? '' : facts[fact];
    return value === '' ? whole : value;
  });
