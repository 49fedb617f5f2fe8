import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { OptionItem, OptionList } from '#ui/OptionList';
import { Picture } from '#ui/Picture';
import { useIntoView } from '#ui/use-into-view';
import { useText } from '#core/i18n/use-text';
import { ForgetMark } from '../palette/ForgetMark';
import { recentTexts } from '#core/texts';
import { shellTexts } from '../texts';
import type { Suggestion } from './use-search-suggestions';
import { atMostLines } from '#ui/at-most-lines';

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

/** Square, and the picture whole in it: a strip of a tall one says nothing. */
const pictureSize = { width: 44, height: 44 };

/** The id of an option, which the field above the list points at. */
export const suggestionId = (listId: string, key: string) => `${listId}-${key}`;

function kindOf({ icon, picture }: Suggestion) {
  if (icon !== undefined) return 'line';
  return picture === undefined ? 'words' : 'piece';
}

interface SuggestionListProps {
  id: string;
  suggestions: readonly Suggestion[];
  /** Key of the option that Enter would take. */
  active: string | undefined;
  onTake: (suggestion: Suggestion) => void;
  onForget: (suggestion: Suggestion) => void;
}

/** What the term leads to. The focus stays in the field above; this only shows what it points at. */
export function SuggestionList({ id, suggestions, active, onTake, onForget }: SuggestionListProps) {
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

interface SuggestionLookProps {
  suggestion: Suggestion;
  onForget: () => void;
}

function SuggestionLook({ suggestion, onForget }: SuggestionLookProps) {
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
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {detail}
          </Box>
        )}
      </span>
      {end}
      {forget !== undefined && <ForgetMark term={title} onForget={onForget} />}
    </>
  );
}
