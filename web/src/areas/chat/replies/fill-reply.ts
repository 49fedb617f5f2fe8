import type { Language } from '@portal/contracts/kernel';
import { plainWords } from '#core/i18n/plain-words';

/** What a kept answer may name, and the order fills in. */
export interface ReplyFacts {
  readonly number: string;
  readonly restaurant: string;
  /** Of whoever ordered; empty once that person was erased. */
  readonly name: string;
}

/** How each fact is written in each language, without its braces. */
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

/**
 * A kept answer with what the order knows in place of `{número}`, `{restaurante}` and `{nome}`. What nobody knows stays
 * as it is, so that it is seen before it is sent.
 */
export const fillReply = (reply: string, facts: ReplyFacts): string =>
  reply.replace(/\{\s*([\p{L}\p{M}]+)\s*\}/gu, (whole, word: string) => {
    const fact = factOf.get(plainWords(word));
    const value = fact === undefined ? '' : facts[fact];
    return value === '' ? whole : value;
  });
