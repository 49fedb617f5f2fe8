import { maxMentions, mentionMark, type NoteReader } from '@portal/contracts/areas/chat';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { plainWords } from '#core/i18n/plain-words';

interface TypedName {
  readonly start: number;
  readonly term: string;
}

/** Allowed before an @, so that an e-mail address is no mention. */
const before = `(?<![^\\s([{«“"'¿¡])`;
/** Name and surname, with a blank between them. */
const typed = new RegExp(`${before}@([^\\s@]*(?: [^\\s@]+)?)$`, 'u');

export function nameAt(text: string, caret: number): TypedName | null {
  const found = typed.exec(text.slice(0, caret));
  return found && { start: found.index, term: found[1] ?? '' };
}

/** Consecutive words of the name start with those of the term. */
export function peopleCalled(people: readonly NoteReader[], term: string): readonly NoteReader[] {
  const terms = plainWords(term).split(/\s+/).filter(Boolean);
  return people.filter(({ name }) => {
    const own = plainWords(name).split(/\s+/);
    const from = own.findIndex((word) => word.startsWith(terms[0] ?? ''));
    return from !== -1 && terms.every((word, at) => own[from + at]?.startsWith(word));
  });
}

export function withName(text: string, { start, term }: TypedName, { name }: NoteReader) {
  const rest = text.slice(start + 1 + term.length);
  const mention = `@${name}${rest.startsWith(' ') ? '' : ' '}`;
  const caret = start + mention.length + (rest.startsWith(' ') ? 1 : 0);
  return { text: text.slice(0, start) + mention + rest, caret };
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Splits a text at the mentions of the chosen people: a person between two texts. */
function piecesOf(text: string, chosen: readonly NoteReader[]) {
  const names = [...new Set(chosen.map(({ name }) => name))].toSorted((a, b) => b.length - a.length);
  if (names.length === 0) return { texts: [text], people: [] };
  const any = new RegExp(`${before}@(${names.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'u');
  const seen = new Map<string, number>();
  const texts: string[] = [];
  const people: NoteReader[] = [];
  text.split(any).forEach((part, index) => {
    if (index % 2 === 0) return void texts.push(part);
    // Namesakes come in the order in which they were chosen.
    const alike = chosen.filter(({ name }) => name === part);
    const place = seen.get(part) ?? 0;
    seen.set(part, place + 1);
    const person = alike[place] ?? alike.at(-1);
    if (person) people.push(person);
  });
  return { texts, people };
}

export function mentionedIn(text: string, chosen: readonly NoteReader[]): readonly NoteReader[] {
  const people = new Map(piecesOf(text, chosen).people.map((person) => [person.id, person]));
  return [...people.values()].slice(0, maxMentions);
}

export function withMarks(text: string, mentioned: readonly NoteReader[]): string {
  const { texts, people } = piecesOf(text, mentioned);
  return texts.map((part, at) => `${part}${people[at] ? mentionMark(people[at].id) : ''}`).join('');
}

interface EditedText {
  readonly text: string;
  readonly caret: number;
}

interface Typing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly people: readonly NoteReader[];
  readonly onChoose: (person: NoteReader) => void;
}

/** @returns replaces the text, and sets focus and caret. */
function useEditText({ field, text, setText }: Typing): (edited: EditedText) => void {
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [field, text]);
  return (edited) => {
    caret.current = edited.caret;
    setText(edited.text);
    field.current?.focus();
  };
}

interface Position {
  /** `null` without focus. */
  readonly caret: number | null;
  /** Position of the @ whose list was closed by Escape. */
  readonly closedAt: number | null;
  readonly term: string;
  readonly index: number;
}

const nowhere: Position = { caret: null, closedAt: null, term: '', index: 0 };

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function offered({ text, people }: Pick<Typing, 'text' | 'people'>, place: Position) {
  const typed = place.caret === null || people.length === 0 ? null : nameAt(text, place.caret);
  const found = typed === null || typed.start === place.closedAt ? [] : peopleCalled(people, typed.term);
  const index = typed?.term === place.term ? Math.min(place.index, found.length - 1) : 0;
  return { typed, found, index, active: found[index] };
}
type Offered = ReturnType<typeof offered>;

function withAt(text: string, at: number): EditedText {
  const blank = /\S$/.test(text.slice(0, at)) ? ' ' : '';
  return { text: `${text.slice(0, at)}${blank}@${text.slice(at)}`, caret: at + blank.length + 1 };
}

function actionOf(
  key: string,
  { typed, found, index, active }: Offered,
  acts: { readonly choose: (person: NoteReader) => void; readonly go: (place: Partial<Position>) => void },
): (() => void) | undefined {
  if (!typed || !active) return undefined;
  const step = steps[key];
  if (step !== undefined)
    return () => acts.go({ term: typed.term, index: (index + step + found.length) % found.length });
  if (key === 'Enter') return () => acts.choose(active);
  return key === 'Escape' ? () => acts.go({ closedAt: typed.start }) : undefined;
}

/** Opens while a name is typed after an @. */
export function useMentionList(typing: Typing) {
  const { field, text, people } = typing;
  const listId = useId();
  const [place, setPlace] = useState(nowhere);
  const editText = useEditText(typing);
  const now = offered({ text, people }, place);
  const { typed, found, active } = now;
  const go = (changes: Partial<Position>) => setPlace((before) => ({ ...before, ...changes }));
  const edit = (edited: EditedText) => {
    editText(edited);
    setPlace({ ...nowhere, caret: edited.caret });
  };
  const choose = (person: NoteReader) => {
    if (typed === null) return;
    edit(withName(text, typed, person));
    typing.onChoose(person);
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const caret = currentTarget.selectionStart;
    const isSame = nameAt(currentTarget.value, caret)?.start === place.closedAt;
    go(isSame ? { caret } : { caret, closedAt: null });
  };
  const optionIdOf = ({ id }: NoteReader) => `${listId}-${id}`;
  return {
    listId,
    found,
    /** None while the list is closed. */
    active: active && optionIdOf(active),
    optionIdOf,
    choose,
    look,
    begin: () => edit(withAt(text, field.current?.selectionStart ?? text.length)),
    /** @returns whether the list used the key. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing || event.shiftKey) return false;
      const act = actionOf(event.key, now, { choose, go });
      if (act) event.preventDefault();
      act?.();
      return act !== undefined;
    },
    fieldProps: {
      onSelect: look,
      onBlur: () => go({ caret: null }),
      'aria-autocomplete': people.length > 0 ? ('list' as const) : undefined,
      'aria-controls': active && listId,
      'aria-activedescendant': active && optionIdOf(active),
    },
  };
}
export type MentionListState = ReturnType<typeof useMentionList>;
