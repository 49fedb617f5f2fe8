import type { ChangeEvent, KeyboardEvent } from 'react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { suggestionId } from './SuggestionList';
import type { Suggestion } from './use-search-suggestions';
import { searchAddress, useSearchSuggestions } from './use-search-suggestions';

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

/**
 * A field that shows where its term leads while it is typed: arrows move, Enter takes, Escape closes, and Enter
 * without a choice searches.
 */
export function useSuggestingField() {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const suggestions = useSearchSuggestions(typed, isOpen);
  const isShown = suggestions.length > 0;
  const at = suggestions.findIndex(({ key }) => key === active);

  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const go = (to: string) => {
    close();
    void navigate(to);
  };
  const take = ({ to }: Suggestion) => go(to);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value.trim());
    setActive(undefined);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    const option = suggestions[at];
    if (move !== undefined) {
      setOpen(true);
      setActive(suggestions[move(at, suggestions.length)]?.key);
    } else if (event.key === 'Escape' && isShown) close();
    else if (event.key === 'Enter' && option !== undefined) take(option);
    else return;
    event.preventDefault();
  };
  const chosen = suggestions[at]?.key;
  return {
    suggestions,
    listId,
    active: chosen,
    take,
    search: (term: string) => go(searchAddress(term)),
    field: { ...steering(listId, isShown, chosen), onChange, onKeyDown, onBlur: close },
  };
}
