import { placedWords, type WordMatch } from '@portal/contracts';
import { Vocabulary } from './vocabulary';

/** What of a document is searched. */
interface IndexedText {
  /** The texts, what weighs most first; every document has as many of them. */
  readonly fields: readonly string[];
}

/** Most words of a query; the rest is ignored. */
const maxWords = 12;
/** The level of a document that a word does not find. */
const absent = 255;
const none = new Uint8Array(0);

/** Gives places a level where theirs is worse. */
function lower(levels: Uint8Array, places: readonly number[], level: number, skipped: Uint8Array): void {
  for (const place of places) {
    if (skipped[place] !== 1 && level < (levels[place] as number)) levels[place] = level;
  }
}

/**
 * Words of texts, held in memory: which documents have all the words that were asked for, and how well each fits.
 * A document has a place, a number that grows with every change of its texts, so that of two the greater is the newer.
 * Places of what was changed or removed stay empty; the owner makes a new index of what there is from time to time.
 */
export class TextIndex {
  readonly #vocabulary = new Vocabulary();
  /** Word → field → places, ascending. */
  readonly #postings: (number[] | undefined)[][] = [];
  /** How a word was first written, with its accents. */
  readonly #spellings: string[] = [];
  #alive = new Uint8Array(1024);
  #places = 0;
  readonly #fields: number;

  /** @param fields how many texts each document has */
  constructor(fields: number) {
    this.#fields = fields;
  }

  /** @returns the document's place */
  add({ fields }: IndexedText): number {
    const place = this.#places;
    this.#places += 1;
    if (place === this.#alive.length) this.#grow();
    this.#alive[place] = 1;
    fields.forEach((text, field) => this.#addWords(text, field, place));
    return place;
  }

  empty(place: number): void {
    this.#alive[place] = 0;
  }

  /**
   * How well each document fits all of the words, by its place: 0 where one of them is missing, else 1 for the best
   * and more for worse. A misspelt word weighs more than any other; then where it stands counts, then whether it is
   * the whole word.
   * @param firstFieldOnly places of which only the first field may be searched are set
   */
  scores(words: readonly string[], firstFieldOnly: Uint8Array): Uint8Array {
    const scores = this.#alive.slice(0, this.#places);
    for (const asked of [...new Set(words)].slice(0, maxWords)) {
      const levels = this.#levelsOf(asked, firstFieldOnly);
      for (let place = 0; place < scores.length; place += 1) {
        const level = levels[place] as number;
        if (scores[place] !== 0) scores[place] = level === absent ? 0 : (scores[place] as number) + level;
      }
    }
    return scores;
  }

  /** Corrections of a word, the likeliest first: one typo away, else two. */
  likely(asked: string): readonly string[] {
    return this.#vocabulary
      .near(asked)
      .map((word) => ({ word, often: this.#often(word) }))
      .filter(({ often }) => often > 0)
      .sort((a, b) => b.often - a.often)
      .map(({ word }) => this.#spellings[word] ?? '');
  }

  /** Is there such a word, or one that begins so? */
  knows(asked: string): boolean {
    return this.#vocabulary.find(asked).some(({ match, word }) => match !== 'typo' && this.#often(word) > 0);
  }

  #often(word: number): number {
    return (this.#postings[word] ?? []).reduce(
      (sum, places) => sum + (places?.filter((place) => this.#alive[place] === 1).length ?? 0),
      0,
    );
  }

  #levelsOf(asked: string, firstFieldOnly: Uint8Array): Uint8Array {
    const levels = new Uint8Array(this.#places).fill(absent);
    for (const { word, match } of this.#vocabulary.find(asked)) {
      this.#postings[word]?.forEach((places, field) => {
        const skipped = field > 0 ? firstFieldOnly : none;
        if (places !== undefined) lower(levels, places, this.#levelOf(field, match), skipped);
      });
    }
    return levels;
  }

  #levelOf(field: number, match: WordMatch): number {
    if (match === 'typo') return 2 * this.#fields + field;
    return 2 * field + (match === 'exact' ? 0 : 1);
  }

  #grow(): void {
    const wider = new Uint8Array(this.#alive.length * 2);
    wider.set(this.#alive);
    this.#alive = wider;
  }

  #addWords(text: string, field: number, place: number): void {
    for (const { folded, start, end } of placedWords(text)) {
      const word = this.#vocabulary.add(folded);
      this.#spellings[word] ??= text.slice(start, end).toLowerCase();
      const postings = (this.#postings[word] ??= []);
      const places = (postings[field] ??= []);
      if (places.at(-1) !== place) places.push(place);
    }
  }
}
