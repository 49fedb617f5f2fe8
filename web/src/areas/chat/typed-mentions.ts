import { maxMentions, mentionMark, type NoteReader } from '@portal/contracts/areas/chat';
import { plainWords } from '#core/i18n/plain-words';

/** A name that is being typed: where its @ stands, and what of it is there. */
export interface TypedName {
  readonly start: number;
  readonly term: string;
}

/** What may stand before an @, so that an address is no mention. */
const before = `(?<![^\\s([{«“"'¿¡])`;
/** A name and a surname may be typed, with a blank between them. */
const typed = new RegExp(`${before}@([^\\s@]*(?: [^\\s@]+)?)$`, 'u');

/** The name that is typed where the caret stands. */
export function nameAt(text: string, caret: number): TypedName | null {
  const found = typed.exec(text.slice(0, caret));
  return found && { start: found.index, term: found[1] ?? '' };
}

/** Whose name has words that begin so, in the order of the words. */
export function peopleCalled(people: readonly NoteReader[], term: string): readonly NoteReader[] {
  const asked = plainWords(term).split(/\s+/).filter(Boolean);
  return people.filter(({ name }) => {
    const own = plainWords(name).split(/\s+/);
    const from = own.findIndex((word) => word.startsWith(asked[0] ?? ''));
    return from !== -1 && asked.every((word, at) => own[from + at]?.startsWith(word));
  });
}

/** The text with that person in place of what was typed of the name, and where the caret goes. */
export function withName(text: string, { start, term }: TypedName, { name }: NoteReader) {
  const rest = text.slice(start + 1 + term.length);
  const put = `@${name}${rest.startsWith(' ') ? '' : ' '}`;
  const caret = start + put.length + (rest.startsWith(' ') ? 1 : 0);
  return { text: text.slice(0, start) + put + rest, caret };
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** The chosen people as they stand in a text: each piece of text, and between two of them a person. */
function piecesOf(text: string, chosen: readonly NoteReader[]) {
  const names = [...new Set(chosen.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return { texts: [text], people: [] };
  const any = new RegExp(`${before}@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const seen = new Map<string, number>();
  const texts: string[] = [];
  const people: NoteReader[] = [];
  text.split(any).forEach((part, index) => {
    if (index % 2 === 0) return void texts.push(part);
    // Of two people who are called the same, the first is who was chosen first.
    const alike = chosen.filter(({ name }) => name === part);
    const place = seen.get(part) ?? 0;
    seen.set(part, place + 1);
    const person = alike[place] ?? alike.at(-1);
    if (person) people.push(person);
  });
  return { texts, people };
}

/** Of the people who were chosen while a text was typed, those whom it still mentions; no more than it may. */
export function mentionedIn(text: string, chosen: readonly NoteReader[]): readonly NoteReader[] {
  const people = new Map(piecesOf(text, chosen).people.map((person) => [person.id, person]));
  return [...people.values()].slice(0, maxMentions);
}

/** The text with a mark in place of each of these people. */
export function withMarks(text: string, mentioned: readonly NoteReader[]): string {
  const { texts, people } = piecesOf(text, mentioned);
  return texts.map((part, at) => `${part}${people[at] ? mentionMark(people[at].id) : ''}`).join('');
}
