import { beginsWithTypo, matchOf, mayBeMisspelt, type WordMatch } from '@portal/contracts';
import { editsBetween } from './edits';

interface FoundWord {
  readonly word: number;
  readonly match: WordMatch;
}

/** The word, and it without each letter: words one typo apart share one of these. */
function shortened(word: string): Set<string> {
  const forms = new Set([word]);
  for (let at = 0; at < word.length; at += 1) forms.add(word.slice(0, at) + word.slice(at + 1));
  return forms;
}

/** A single typo keeps or moves one of the first two letters. A cheap filter. */
const sharesStart = (a: string, b: string) =>
  a[0] === b[0] || a[0] === b[1] || a[1] === b[0] || a[1] === b[1];

const minGuess = 4;
const maxGuessed = 2;
/** Longer words match exactly or as prefix. */
const maxMisspelt = 32;

export class Vocabulary {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #shortened = new Map<string, number[]>();
  #sorted: string[] = [];
  #isSorted = true;

  wordAt(word: number): string {
    return this.#words[word] ?? '';
  }

  /** @returns the word's number */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#sorted.push(word);
    this.#isSorted = false;
    if (mayBeMisspelt(word) && word.length <= maxMisspelt) this.#shorten(word, number);
    return number;
  }

  /** The word, its prefix matches, and those one typo away; else prefixes with a typo. */
  find(asked: string): readonly FoundWord[] {
    const prefixMatches = this.#startingWith(asked).map((word) => this.#found(asked, word));
    const found = [...prefixMatches, ...this.#misspelt(asked)];
    return found.length > 0 ? found : this.#misspeltBeginnings(asked);
  }

  near(asked: string): readonly number[] {
    if (asked.length < minGuess || asked.length > maxMisspelt) return [];
    const once = this.#misspelt(asked).map(({ word }) => word);
    if (once.length > 0) return once;
    const isNear = (word: string) =>
      word[0] === asked[0] &&
      mayBeMisspelt(word) &&
      Math.abs(word.length - asked.length) <= maxGuessed &&
      editsBetween(asked, word) <= maxGuessed;
    return this.#words.flatMap((word, number) => (isNear(word) ? [number] : []));
  }

  #found(asked: string, word: string): FoundWord {
    return { word: this.#numbers.get(word) ?? -1, match: word === asked ? 'exact' : 'beginning' };
  }

  #startingWith(asked: string): readonly string[] {
    if (!this.#isSorted) this.#sorted.sort();
    this.#isSorted = true;
    const first = this.#placeOf(asked);
    let end = first;
    while (end < this.#sorted.length && this.#sorted[end]?.startsWith(asked) === true) end += 1;
    return this.#sorted.slice(first, end);
  }

  #placeOf(word: string): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #misspelt(asked: string): readonly FoundWord[] {
    if (asked.length > maxMisspelt + 1) return [];
    const candidates = new Set([...shortened(asked)].flatMap((form) => this.#shortened.get(form) ?? []));
    return [...candidates]
      .filter((word) => matchOf(asked, this.wordAt(word)) === 'typo')
      .map((word) => ({ word, match: 'typo' }));
  }

  #misspeltBeginnings(asked: string): readonly FoundWord[] {
    if (asked.length > maxMisspelt) return [];
    return this.#words.flatMap((each, word) =>
      sharesStart(asked, each) && beginsWithTypo(asked, each) ? [{ word, match: 'typo' as const }] : [],
    );
  }

  #shorten(word: string, number: number): void {
    for (const form of shortened(word)) {
      const others = this.#shortened.get(form);
      if (others === undefined) this.#shortened.set(form, [number]);
      else others.push(number);
    }
  }
}
