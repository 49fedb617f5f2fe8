import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isForgetKey, neighbourOf } from '../palette/forgetting';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { suggestionId } from './SuggestionList';
import { searchAddress } from '#core/finder/finder';
import { type Suggestion, useSearchSuggestions } from './use-search-suggestions';

/** Where the arrows lead from a place in the list; before the first and behind the last is the field itself. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1 >= count ? -1 : at + 1),
  ArrowUp: (at, count) => (at < 0 ? count - 1 : at - 1),
};

/** What tells a screen reader that the field steers the list below it. */
const steering = (listId: string, isShown: boolean, chosen: string | undefined) =>
  ({
    role: 'combobox',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': chosen === undefined ? undefined : suggestionId(listId, chosen),
    'aria-autocomplete': 'list',
  }) as const;

interface ListInHand {
  readonly suggestions: readonly Suggestion[];
  /** Place of the chosen one; -1 where none is. */
  readonly at: number;
  readonly choose: (suggestion: Suggestion | undefined) => void;
  readonly take: (suggestion: Suggestion) => void;
  readonly forget: (suggestion: Suggestion) => void;
}

/** @returns whether the key did anything */
function pressInList(list: ListInHand, key: string): boolean {
  const { suggestions, at, choose, take, forget } = list;
  const move = moves[key];
  const chosen = suggestions[at];
  if (move !== undefined) choose(suggestions[move(at, suggestions.length)]);
  else if (key === 'Enter' && chosen !== undefined) take(chosen);
  else if (isForgetKey(key) && chosen?.forget !== undefined) forget(chosen);
  else return false;
  return true;
}

/** The list below the field: what is chosen in it, and what becomes of that. */
function useList(typed: string) {
  const navigate = useNavigate();
  const { keep } = useRecentSearches();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const suggestions = useSearchSuggestions(typed, isOpen);
  const at = suggestions.findIndex(({ key }) => key === active);
  const choose = (suggestion: Suggestion | undefined) => {
    setOpen(true);
    setActive(suggestion?.key);
  };
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const take = ({ to, run, isFind }: Suggestion) => {
    if (isFind === true) keep(typed);
    if (to !== undefined) return go(to);
    run?.();
    choose(undefined);
  };
  const forget = (suggestion: Suggestion) => {
    choose(neighbourOf(suggestions, suggestion));
    suggestion.forget?.();
  };
  return { suggestions, at, choose, take, forget, close, go };
}

/**
 * A field that shows where its term leads while it is typed: arrows move, Enter takes, Escape closes, and Enter
 * without a choice searches. Empty, it offers what was searched for last; Delete takes one of it away.
 */
export function useSuggestingField() {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const list = useList(typed);
  const { suggestions, at, choose, close } = list;
  const isShown = suggestions.length > 0;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value.trim());
    choose(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isClosing = event.key === 'Escape' && isShown;
    if (isClosing) close();
    if (isClosing || pressInList(list, event.key)) event.preventDefault();
  };
  const chosen = suggestions[at]?.key;
  return {
    suggestions,
    listId,
    active: chosen,
    take: list.take,
    forget: list.forget,
    search: (term: string) => list.go(searchAddress(term)),
    field: {
      ...steering(listId, isShown, chosen),
      onChange,
      onKeyDown,
      onBlur: close,
      onClick: () => choose(suggestions[at]),
    },
  };
}
