import type { SvgIconComponent } from '@mui/icons-material';
import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { Box, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { allSectionTypes, resourceQueries } from '@portal/contracts/areas/resources';
import { type ChangeEvent, type KeyboardEvent, useId, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { searchAddress } from '#core/finder/finder';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useRecentSearches } from '#core/recent-searches';
import { recentTexts } from '#core/texts';
import { radii } from '#core/theme/tokens';
import { atMostLines } from '#ui/at-most-lines';
import { SearchLine } from '#ui/list/SearchLine';
import { OptionItem, OptionList, useIntoView } from '#ui/OptionList';
import { useOrderRow, useOrdersFound } from '#ui/order-status/use-order-row';
import { Picture } from '#ui/Picture';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { useQuiet } from '#ui/use-quiet';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { ForgetMark, isForgetKey, neighbourOf } from '../palette/ForgetMark';
import { shellTexts } from '../texts';

/** Milliseconds. */
const quiet = 120;
const shownPieces = 6;
const shortest = 2;

interface Suggestion {
  readonly key: string;
  readonly to?: string;
  readonly run?: () => void;
  readonly icon?: SvgIconComponent;
  readonly title: string;
  readonly detail?: string;
  readonly picture?: string;
  /** A status. */
  readonly end?: ReactNode;
  readonly isFind?: true;
  readonly forget?: () => void;
}

function usePieces(term: string, isAsked: boolean): readonly Suggestion[] {
  const { language: lang } = useLanguage();
  const lookOf = useResourceLook();
  const asked = { section_type: allSectionTypes, term, lang, size: shownPieces } as const;
  // The previous answer belongs to no other term.
  const { data } = useCallList(resourceQueries.SearchResources, asked, { enabled: isAsked });
  if (!isAsked || data === undefined) return [];
  return data.rows.map((piece) => {
    const { to, name: title, veil, src: picture } = lookOf(piece);
    const detail = [veil, piece.type.name, piece.reference].filter(Boolean).join(' · ');
    return { key: `piece-${piece.id}`, to, title, detail, picture, isFind: true };
  });
}

function useOrders(term: string, isAsked: boolean): readonly Suggestion[] {
  const rowOf = useOrderRow();
  const orders = useOrdersFound(term, isAsked);
  return orders.map((order) => {
    const { key, to, lead, title, detail, end } = rowOf(order);
    const whole = { title: `${lead} · ${title}`, detail: String(detail), end };
    return { key: `order-${key}`, to, ...whole, isFind: true };
  });
}

function useRecents(): readonly Suggestion[] {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  const lines = searches.map(({ term, forget }) => ({
    key: `recent-${term}`,
    to: searchAddress(term),
    title: term,
    icon: HistoryRounded,
    forget,
  }));
  const clearing = { key: 'recent', title: text('clear'), icon: DeleteSweepRounded, run: clear };
  return lines.length === 0 ? lines : [...lines, clearing];
}

/** None while closed. */
function useSearchSuggestions(typed: string, isOpen: boolean): readonly Suggestion[] {
  const text = useText(shellTexts);
  const term = useQuiet(typed, quiet);
  const isAsked = isOpen && term.length >= shortest && typed.length >= shortest;
  const orders = useOrders(term, isAsked);
  const pieces = usePieces(term, isAsked);
  const recents = useRecents();
  if (isOpen && typed === '') return recents;
  if (!isAsked) return [];
  const all = {
    key: 'all',
    to: searchAddress(typed),
    title: text('searchAll', { term: typed }),
    icon: SearchRounded,
  };
  return [...orders, ...pieces, all];
}

const List = styled(OptionList)(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(100% + 8px)',
  zIndex: theme.zIndex.modal,
  maxHeight: 'min(600px, calc(100dvh - 96px))',
}));

const Option = styled(OptionItem)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto',
  gap: 12,
  minHeight: 56,
  '&[data-kind="words"]': { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '&[data-kind="line"]': {
    gridTemplateColumns: '24px minmax(0, 1fr) auto',
    minHeight: 44,
    '& > svg': { color: theme.vars.palette.text.secondary },
  },
  '& .title': {
    ...theme.typography.subtitle2,
    ...atMostLines(2),
    overflowWrap: 'anywhere',
  },
  '& .picture': { overflow: 'hidden', borderRadius: 6 },
}));

const pictureSize = { width: 44, height: 44 };

const suggestionId = (listId: string, key: string) => `${listId}-${key}`;

function kindOf({ icon, picture }: Suggestion) {
  if (icon !== undefined) return 'line';
  return picture === undefined ? 'words' : 'piece';
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  active: string | undefined;
  onTake: (suggestion: Suggestion) => void;
  onForget: (suggestion: Suggestion) => void;
}

/** The focus stays in the field. */
function SuggestionList({ id, suggestions, active, onTake, onForget }: SuggestionListProps) {
  const text = useText(shellTexts);
  const recentText = useText(recentTexts);
  const isOfRecents = suggestions.some(({ forget }) => forget !== undefined);
  useIntoView(active === undefined ? undefined : suggestionId(id, active));
  return (
    <List id={id} aria-label={isOfRecents ? recentText('title') : text('suggestions')}>
      {suggestions.map((suggestion) => (
        <Option
          key={suggestion.key}
          id={suggestionId(id, suggestion.key)}
          isActive={suggestion.key === active}
          aria-description={suggestion.forget && recentText('byKey')}
          data-kind={kindOf(suggestion)}
          onClick={() => onTake(suggestion)}
        >
          <SuggestionLook suggestion={suggestion} onForget={() => onForget(suggestion)} />
        </Option>
      ))}
    </List>
  );
}

function SuggestionLook({ suggestion, onForget }: { suggestion: Suggestion; onForget: () => void }) {
  const { icon: Icon, picture, title, detail, end, forget } = suggestion;
  return (
    <>
      {Icon !== undefined && <Icon aria-hidden />}
      {picture !== undefined && (
        <span className="picture">
          <Picture src={picture} {...pictureSize} alt="" isEager />
        </span>
      )}
      <span>
        <span className="title">{title}</span>
        {detail !== undefined && (
          <Typography variant="caption" component="span" color="textSecondary">
            {detail}
          </Typography>
        )}
      </span>
      {end}
      {forget !== undefined && <ForgetMark term={title} onForget={onForget} />}
    </>
  );
}

/** Next index; -1 is the field itself. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1 >= count ? -1 : at + 1),
  ArrowUp: (at, count) => (at < 0 ? count - 1 : at - 1),
};

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
  /** Index; -1 for none. */
  readonly at: number;
  readonly choose: (suggestion: Suggestion | undefined) => void;
  readonly take: (suggestion: Suggestion) => void;
  readonly forget: (suggestion: Suggestion) => void;
}

/** @returns whether it handled the key */
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

/** Arrows move, Enter takes or searches, Escape closes, Delete removes a recent search. */
function useSuggestingField() {
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

/** For the shortcut `/`. */
export const searchBoxId = 'portal-search';

const Line = styled(SearchLine)(({ theme }) => ({
  gap: 8,
  width: '100%',
  height: 40,
  padding: '0 12px',
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.default,
}));

const Key = styled('kbd')(({ theme }) => ({
  padding: '1px 6px',
  borderRadius: 6,
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** R-PLT-15, R-CAT-19. */
export function SearchBox() {
  const text = useText(shellTexts);
  const { field, listId, active, suggestions, take, forget, search } = useSuggestingField();
  return (
    <Box sx={{ position: 'relative', width: '100%', maxWidth: 420 }}>
      <Line
        label={text('searchLabel')}
        placeholder={text('searchPlaceholder')}
        inputId={searchBoxId}
        field={field}
        onSearch={search}
      >
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', lg: 'block' } }}>
          <Key>/</Key>
        </Box>
      </Line>
      <VisuallyHidden role="status">
        {suggestions.length > 0 && text('suggestionCount', { count: suggestions.length - 1 })}
      </VisuallyHidden>
      {suggestions.length > 0 && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          onTake={take}
          onForget={forget}
        />
      )}
    </Box>
  );
}
