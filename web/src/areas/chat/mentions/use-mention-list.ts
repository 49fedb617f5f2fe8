import type { NoteReader } from '@portal/contracts/areas/chat';
import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { nameAt, peopleCalled, withName } from './typed-mentions';

interface Typing {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Who can be mentioned; nobody where that is not possible. */
  readonly people: readonly NoteReader[];
  readonly onChoose: (person: NoteReader) => void;
}

/** How far each key moves through the list. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const optionIdOf = (listId: string, { id }: NoteReader) => `${listId}-${id}`;

/** People to choose from while a name is typed after an @: arrows move, Enter takes, Escape puts the list away. */
export function useMentionList({ field, text, setText, people, onChoose }: Typing) {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  /** Where the @ stands whose list was put away. */
  const [putAway, setPutAway] = useState<number | null>(null);
  const [asked, setAsked] = useState({ term: '', place: 0 });
  const wantedCaret = useRef<number | null>(null);

  const typed = caret === null || people.length === 0 ? null : nameAt(text, caret);
  if (typed === null && putAway !== null) setPutAway(null);
  const term = typed?.term ?? '';
  const found = typed === null || typed.start === putAway ? [] : peopleCalled(people, term);
  const place = asked.term === term ? Math.min(asked.place, found.length - 1) : 0;
  const active = found[place];

  useLayoutEffect(() => {
    if (wantedCaret.current === null) return;
    field.current?.setSelectionRange(wantedCaret.current, wantedCaret.current);
    wantedCaret.current = null;
  }, [field, text]);

  const put = (changed: { text: string; caret: number }) => {
    wantedCaret.current = changed.caret;
    setText(changed.text);
    setCaret(changed.caret);
    field.current?.focus();
  };
  const choose = (person: NoteReader) => {
    if (typed === null) return;
    put(withName(text, typed, person));
    onChoose(person);
  };
  /** Types an @ where the caret stands. */
  const begin = () => {
    const at = field.current?.selectionStart ?? text.length;
    const blank = at === 0 || /\s$/.test(text.slice(0, at)) ? '' : ' ';
    put({ text: `${text.slice(0, at)}${blank}@${text.slice(at)}`, caret: at + blank.length + 1 });
  };

  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => active && choose(active),
    Escape: () => setPutAway(typed?.start ?? null),
  };
  /** @returns whether the list took the key. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    if (active === undefined || event.nativeEvent.isComposing || event.shiftKey) return false;
    const step = steps[event.key];
    const act = step === undefined ? keys[event.key] : () => move(step);
    if (act === undefined) return false;
    event.preventDefault();
    event.stopPropagation();
    act();
    return true;
  };
  const move = (step: number) => setAsked({ term, place: (place + step + found.length) % found.length });
  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) =>
    setCaret(currentTarget.selectionStart);

  const isOpen = active !== undefined;
  return {
    isOpen,
    listId,
    found,
    active: active && optionIdOf(listId, active),
    optionIdOf: (person: NoteReader) => optionIdOf(listId, person),
    choose,
    begin,
    onKeyDown,
    /** Of the field, which keeps the focus. */
    fieldProps: {
      onSelect: look,
      onBlur: () => setCaret(null),
      'aria-autocomplete': people.length > 0 ? ('list' as const) : undefined,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active && optionIdOf(listId, active),
    },
    look,
  };
}
export type MentionListState = ReturnType<typeof useMentionList>;
