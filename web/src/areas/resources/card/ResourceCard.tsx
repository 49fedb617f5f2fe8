import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { memo, use, useCallback, type ElementType } from 'react';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { beginsWithTypo, matchOf, placedWords, searchWords } from '@portal/contracts/kernel';
import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import { Link } from 'react-router-dom';
import type { SvgIconComponent } from '@mui/icons-material';
import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { ResourceMarkSlots } from '#ui/slots/Slots';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { MediaCard } from '#ui/card/MediaCard';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { unbroken } from '#ui/unbroken';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { SelectingContext, useSelection } from '../selection/selection-context';
import { selectionTexts, cardTexts } from '../texts';
import { resourcePath } from '../admin/admin-paths';
import {
  type OfferedActions,
  useResourceActions,
  adaptationPath,
  productionPath,
} from './use-resource-actions';
import { useDownload } from './use-download';

const Press = styled(ButtonBase)<{ component?: ElementType; to?: string }>(({ theme }) => ({
  gap: 6,
  minWidth: 40,
  height: 40,
  padding: '0 0.625rem',
  borderRadius: radii.control,
  ...theme.typography.button,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: `thin solid ${theme.vars.palette.divider}`,
  '&:hover': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  '&[data-main="true"]': {
    borderColor: 'transparent',
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
  },
  '&.Mui-disabled': { opacity: 0.6 },
  // Words where the card is wide enough for three buttons with one word.
  '& .word': { display: 'none' },
  '@container (min-width: 12.25rem)': { '&[data-main="true"] .word': { display: 'inline' } },
}));

interface CardButtonProps {
  /** What it does, with the name of what it does it to: for ears. */
  label: string;
  /** The same in one word: for eyes. */
  hint: string;
  icon: SvgIconComponent;
  /** The one that most people want. */
  isMain?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  component?: ElementType;
  to?: string;
}

/** A small button over the picture of a card. */
function CardButton({ label, hint, icon: Icon, isMain = false, ...press }: CardButtonProps) {
  return (
    <Tooltip title={hint} describeChild={false}>
      <Press {...press} aria-label={label} data-main={isMain}>
        <Icon aria-hidden />
        {isMain && <span className="word">{hint}</span>}
      </Press>
    </Tooltip>
  );
}

interface QuickActionsProps {
  resource: ResourceSummary;
  actions: OfferedActions;
}

function DownloadButton({ resource }: { resource: ResourceSummary }) {
  const text = useText(cardTexts);
  const { start, isPending, hasFailed } = useDownload(resource.id);
  return (
    <>
      <CardButton
        label={text('downloadOf', { name: resource.name })}
        hint={text(hasFailed ? 'downloadFailed' : 'download')}
        icon={hasFailed ? ReplayRounded : DownloadRounded}
        disabled={isPending}
        onClick={start}
      />
      <VisuallyHidden role="status">{hasFailed && text('downloadFailed')}</VisuallyHidden>
    </>
  );
}

/** What can be done with a piece without opening it (R-CAT-05…07). */
function QuickActions({ resource, actions }: QuickActionsProps) {
  const text = useText(cardTexts);
  const { id, name } = resource;
  return (
    <>
      {actions.download && <DownloadButton resource={resource} />}
      {actions.adaptation && (
        <CardButton
          isMain
          label={text('adaptOf', { name })}
          hint={text('adapt')}
          icon={BrushRounded}
          component={Link}
          to={adaptationPath(id)}
        />
      )}
      {actions.production && (
        <CardButton
          label={text('produceOf', { name })}
          hint={text('produce')}
          icon={PrintRounded}
          component={Link}
          to={productionPath(id)}
        />
      )}
      {actions.edit && (
        <CardButton
          label={text('editOf', { name })}
          hint={text('edit')}
          icon={EditRounded}
          component={Link}
          to={resourcePath(id)}
        />
      )}
    </>
  );
}

const Mark = styled('mark')(({ theme }) => ({
  color: 'inherit',
  borderRadius: 3,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 38%, transparent)`,
}));

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The numbers of a size stand inside of it: what was marked as a whole is not marked again. */
const outside = (stretch: Stretch, at: number, all: readonly Stretch[]) =>
  all.slice(0, at).every(({ end }) => end <= stretch.start);

/** Where in a text a search stands: whole words, and of longer ones their beginning. */
function stretchesOf(text: string, term: string): readonly Stretch[] {
  const asked = searchWords(term);
  const found = placedWords(text).flatMap(({ folded, start, end }) => {
    const matches = asked.map((word) => ({ word, match: matchOf(word, folded) }));
    if (
      matches.some(({ match, word }) => match === 'exact' || match === 'typo' || beginsWithTypo(word, folded))
    )
      return [{ start, end }];
    const longest = Math.max(0, ...matches.map(({ match, word }) => (match === null ? 0 : word.length)));
    return longest === 0 ? [] : [{ start, end: Math.min(end, start + longest) }];
  });
  return found.filter(outside);
}

interface MarkedTextItemProps {
  text: string;
  /** What was searched. */
  term: string;
}

/** A text with the words that a search found in it, marked by the rules it was found by. */
function MarkedTextItem({ text: plain, term }: MarkedTextItemProps) {
  const stretches = stretchesOf(plain, term);
  const text = unbroken(plain);
  return (
    <>
      {stretches.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(stretches[at - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(stretches.at(-1)?.end ?? 0)}
    </>
  );
}

/** The whole picture takes the press, also of a piece that cannot be had: leaving the list would lose the selection. */
const Cover = styled('label')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  borderRadius: radii.card,
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: `inset 0 0 0 ${theme.spacing(0.375)} ${theme.vars.palette.primary.main}`,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, transparent)`,
  },
  '&:has(:disabled)': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': {
    outline: `${theme.spacing(0.375)} solid ${theme.vars.palette.primary.main}`,
    outlineOffset: -6,
  },
  '& .MuiCheckbox-root': {
    position: 'absolute',
    top: 8,
    right: 8,
    padding: 6,
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
}));

interface CardTickButtonProps {
  label: string;
  /** Why it cannot be selected, for the pointer. */
  hint: string | undefined;
  isChecked: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Selects a card. Of a page of them only those are drawn again that changed. */
const CardTickButton = memo(function CardTickButton(props: CardTickButtonProps) {
  const { label, hint, isChecked, isDisabled, onToggle } = props;
  return (
    <Cover title={hint}>
      <Checkbox
        checked={isChecked}
        disabled={isDisabled}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Cover>
  );
});

interface SelectBoxInputProps {
  resource: ResourceSummary;
  /** This person may download it. */
  isOffered: boolean;
}

/** Puts a piece into the selection, or takes it out. */
function SelectBoxInput({ resource: { id, name }, isOffered }: SelectBoxInputProps) {
  const text = useText(selectionTexts);
  const { chosen, isFull, toggle } = useSelection();
  const onToggle = useCallback(() => toggle({ id, name }), [toggle, id, name]);
  const isChosen = chosen.has(id);
  return (
    <CardTickButton
      label={text('selectOf', { name })}
      hint={isOffered ? undefined : text('notOffered')}
      isChecked={isChosen}
      // What was chosen can be taken out, also when it cannot be had any more.
      isDisabled={!isChosen && (isFull || !isOffered)}
      onToggle={onToggle}
    />
  );
}

interface ResourceCardProps {
  resource: ResourceSummary;
  frame?: 'mat' | 'own';
  isEager?: boolean;
  /** A search whose words are marked in the name. */
  marked?: string;
}

type DrawnProps = ResourceCardProps & OfferedActions & { isSelecting: boolean };

/** Not drawn again when the address changes, which every card looks at. */
const DrawnCard = memo(({ resource, frame, isEager, marked, isSelecting, ...actions }: DrawnProps) => {
  const lookOf = useResourceLook();
  return (
    <MediaCard
      piece={lookOf(resource)}
      frame={frame}
      isEager={isEager}
      tick={isSelecting ? <SelectBoxInput resource={resource} isOffered={actions.download} /> : undefined}
      corner={<ResourceMarkSlots resource={resource} />}
      shownName={marked === undefined ? undefined : <MarkedTextItem text={resource.name} term={marked} />}
      actions={actions.any ? <QuickActions resource={resource} actions={actions} /> : undefined}
    />
  );
});

/** A resource in a list: picture, name, format, and what can be done with it at once (R-CAT-04…09). */
export function ResourceCard(props: ResourceCardProps) {
  const actions = useResourceActions(props.resource);
  const isSelecting = use(SelectingContext) === 'on';
  return <DrawnCard {...props} {...actions} isSelecting={isSelecting} />;
}
