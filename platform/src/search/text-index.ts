import { placedWords, type WordMatch } from '@portal/contracts';
import { Vocabulary } from './vocabulary';

interface IndexedText {
  /** By weight; the same number for every document. */
  readonly fields: readonly string[];
}

const maxWords = 12;
/** Score of a missing word. */
const absent = 255;
const none = new Uint8Array(0);

function lower(levels: Uint8Array, places: readonly number[], level: number, skipped: Uint8Array): void {
  for (const place of places) {
    if (skipped[place] !== 1 && level < (levels[place] as number)) levels[place] = level;
  }
}

/** In-memory index. A document's place grows with each change; old places stay empty until a rebuild. */
export class TextIndex {
  readonly #vocabulary = new Vocabulary();
  readonly #postings: (number[] | undefined)[][] = [];
  /** First spelling of a word, with accents. */
  readonly #spellings: string[] = [];
  #alive = new Uint8Array(1024);
  #places = 0;
  readonly #fields: number;

  /** @param fields texts per document */
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
   * Score by place: 0 for a missing word, 1 best. Typos weigh most, then the field, then prefixes.
   * @param firstFieldOnly places whose first field only is searched
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

  likely(asked: string): readonly string[] {
    return this.#vocabulary
      .near(asked)
      .map((word) => ({ word, often: this.#often(word) }))
      .filter(({ often }) => often > 0)
      .sort((a, b) => b.often - a.often)
      .map(({ word }) => this.#spellings[word] ?? '');
  }

  has(asked: string): boolean {
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
