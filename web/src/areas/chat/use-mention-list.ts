import type { NoteReader } from '@portal/contracts/areas/chat';
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useState,
  useLayoutEffect,
  useRef,
} from 'react';
import { nameAt, peopleCalled, withName } from './typed-mentions';

/** A text with the place in it where one goes on typing. */
interface PutText {
  readonly text: string;
  readonly caret: number;
}

/** Puts a text into a field that somebody types in, who goes on where it says. */
function usePutText(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  setText: (text: string) => void,
): (put: PutText) => void {
  const wanted = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    field.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [field, text]);
  return (put) => {
    wanted.current = put.caret;
    setText(put.text);
    field.current?.focus();
  };
}

interface Typing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Who can be mentioned; nobody where that is not possible. */
  readonly people: readonly NoteReader[];
  readonly onChoose: (person: NoteReader) => void;
}

/** Where somebody is: in the text, and in the list that belongs to a term. */
interface Place {
  /** `null` while the field has no focus. */
  readonly caret: number | null;
  /** Where the @ stands whose list was put away. */
  readonly putAway: number | null;
  readonly term: string;
  readonly index: number;
}

const nowhere: Place = { caret: null, putAway: null, term: '', index: 0 };

/** How far each key moves through the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Who is offered for what is typed, and at whom the keys are. */
function offered({ text, people }: Pick<Typing, 'text' | 'people'>, place: Place) {
  const typed = place.caret === null || people.length === 0 ? null : nameAt(text, place.caret);
  const found = typed === null || typed.start === place.putAway ? [] : peopleCalled(people, typed.term);
  const index = typed?.term === place.term ? Math.min(place.index, found.length - 1) : 0;
  return { typed, found, index, active: found[index] };
}
type Offered = ReturnType<typeof offered>;

/** The text with an @ where the caret stands, apart from the word before it. */
function withAt(text: string, at: number): PutText {
  const blank = /\S$/.test(text.slice(0, at)) ? ' ' : '';
  return { text: `${text.slice(0, at)}${blank}@${text.slice(at)}`, caret: at + blank.length + 1 };
}

/** What a key does with the list; nothing where it is not the list's. */
function actionOf(
  key: string,
  { typed, found, index, active }: Offered,
  acts: { readonly choose: (person: NoteReader) => void; readonly go: (place: Partial<Place>) => void },
): (() => void) | undefined {
  if (!typed || !active) return undefined;
  const step = steps[key];
  if (step !== undefined)
    return () => acts.go({ term: typed.term, index: (index + step + found.length) % found.length });
  if (key === 'Enter') return () => acts.choose(active);
  return key === 'Escape' ? () => acts.go({ putAway: typed.start }) : undefined;
}

/** People to choose from while a name is typed after an @: arrows move, Enter takes, Escape puts the list away. */
export function useMentionList({ field, text, setText, people, onChoose }: Typing) {
  const listId = useId();
  const [place, setPlace] = useState(nowhere);
  const putText = usePutText(field, text, setText);
  const now = offered({ text, people }, place);
  const { typed, found, active } = now;
  const go = (changes: Partial<Place>) => setPlace((before) => ({ ...before, ...changes }));
  const put = (changed: PutText) => {
    putText(changed);
    setPlace({ ...nowhere, caret: changed.caret });
  };
  const choose = (person: NoteReader) => {
    if (typed === null) return;
    put(withName(text, typed, person));
    onChoose(person);
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    const caret = currentTarget.selectionStart;
    const isSame = nameAt(currentTarget.value, caret)?.start === place.putAway;
    go(isSame ? { caret } : { caret, putAway: null });
  };
  const optionIdOf = ({ id }: NoteReader) => `${listId}-${id}`;
  return {
    listId,
    found,
    /** Id of the option that Enter would take; none while the list is closed. */
    active: active && optionIdOf(active),
    optionIdOf,
    choose,
    look,
    /** Types an @ where the caret stands. */
    begin: () => put(withAt(text, field.current?.selectionStart ?? text.length)),
    /** @returns whether the list took the key. */
    onKeyDown: (event: KeyboardEvent): boolean => {
      if (event.nativeEvent.isComposing || event.shiftKey) return false;
      const act = actionOf(event.key, now, { choose, go });
      if (act) event.preventDefault();
      act?.();
      return act !== undefined;
    },
    /** Of the field, which keeps the focus. */
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
