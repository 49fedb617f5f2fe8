import BrushRounded from '@mui/icons-material/BrushRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import PrintRounded from '@mui/icons-material/PrintRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type { SvgIconComponent } from '@mui/icons-material';
import { Box, Button, Checkbox, Tooltip, Typography } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { beginsWithTypo, matchOf, placedWords, searchWords } from '@portal/contracts/kernel';
import { type ElementType, memo, use, useCallback } from 'react';
import { Link } from 'react-router-dom';
import type { ResourceCardsProps } from '#core/area-manifest';
import { useText } from '#core/i18n/use-text';
import { MediaCard } from '#ui/card/MediaCard';
import { MediaGrid, MediaStrip } from '#ui/card/MediaGrid';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { ResourceMarkSlots } from '#ui/slots/Slots';
import { unbroken } from '#ui/unbroken';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import {
  adaptationPath,
  type OfferedActions,
  productionPath,
  resourcePath,
  SelectingContext,
  useDownload,
  useResourceActions,
  useSelection,
} from './resources';
import { cardTexts, selectionTexts } from './texts';

interface CardButtonProps {
  label: string;
  hint: string;
  icon: SvgIconComponent;
  /** Shows its hint as well, where three buttons leave room. */
  isMain?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  component?: ElementType;
  to?: string;
}

function CardButton({ label, hint, icon: Icon, isMain = false, ...press }: CardButtonProps) {
  return (
    <Tooltip title={hint} describeChild={false}>
      <Button
        {...press}
        aria-label={label}
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'secondary'}
        sx={{ gap: 0.75, minWidth: 40, height: 40, minHeight: 40, px: 1.25 }}
      >
        <Icon aria-hidden />
        {isMain && (
          <Box
            component="span"
            sx={{ display: 'none', '@container (min-width: 12.25rem)': { display: 'inline' } }}
          >
            {hint}
          </Box>
        )}
      </Button>
    </Tooltip>
  );
}

function DownloadButton({ resource: { id, name } }: { resource: ResourceSummary }) {
  const text = useText(cardTexts);
  const { start, isPending, hasFailed } = useDownload(id);
  return (
    <>
      <CardButton
        label={text('downloadOf', { name })}
        hint={text(hasFailed ? 'downloadFailed' : 'download')}
        icon={hasFailed ? ReplayRounded : DownloadRounded}
        disabled={isPending}
        onClick={start}
      />
      <VisuallyHidden role="status">{hasFailed && text('downloadFailed')}</VisuallyHidden>
    </>
  );
}

interface QuickActionsProps {
  resource: ResourceSummary;
  actions: OfferedActions;
}

/** R-CAT-05…07. */
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

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Drops numbers inside a size that is marked as a whole. */
const isOutside = (stretch: Stretch, at: number, all: readonly Stretch[]) =>
  all.slice(0, at).every(({ end }) => end <= stretch.start);

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
  return found.filter(isOutside);
}

/** Marks what a search matched, by the rules of the search. */
function MarkedName({ name, term }: { name: string; term: string }) {
  const stretches = stretchesOf(name, term);
  const text = unbroken(name);
  return (
    <Box
      component="span"
      sx={({ vars: { palette } }) => ({
        '& mark': {
          color: 'inherit',
          borderRadius: 0.375,
          backgroundColor: `color-mix(in srgb, ${palette.accent} 38%, transparent)`,
        },
      })}
    >
      {stretches.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(stretches[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(stretches.at(-1)?.end ?? 0)}
    </Box>
  );
}

/** Covers the whole picture: opening the resource would lose the selection. */
const tickLook = ({ spacing, vars: { palette } }: Theme) =>
  ({
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    borderRadius: 1.5,
    cursor: 'pointer',
    '&:has(:checked)': {
      boxShadow: `inset 0 0 0 ${spacing(0.375)} ${palette.primary.main}`,
      backgroundColor: `color-mix(in srgb, ${palette.primary.main} 10%, transparent)`,
    },
    '&:has(:disabled)': { cursor: 'not-allowed' },
    '&:has(:focus-visible)': {
      outline: `${spacing(0.375)} solid ${palette.primary.main}`,
      outlineOffset: -6,
    },
    '& .MuiCheckbox-root': {
      position: 'absolute',
      top: 8,
      right: 8,
      p: 0.75,
      borderRadius: 1,
      border: `thin solid ${palette.divider}`,
      backgroundColor: palette.background.paper,
    },
  }) as const;

interface TickProps {
  label: string;
  hint: string | undefined;
  isChecked: boolean;
  isDisabled: boolean;
  onToggle: () => void;
}

/** Memoised: a toggle renders its own tick only. */
const Tick = memo(function Tick({ label, hint, isChecked, isDisabled, onToggle }: TickProps) {
  return (
    <Box component="label" title={hint} sx={tickLook}>
      <Checkbox
        checked={isChecked}
        disabled={isDisabled}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </Box>
  );
});

interface SelectTickProps {
  resource: ResourceSummary;
  isOffered: boolean;
}

function SelectTick({ resource: { id, name }, isOffered }: SelectTickProps) {
  const text = useText(selectionTexts);
  const { chosen, isFull, toggle } = useSelection();
  const onToggle = useCallback(() => toggle({ id, name }), [toggle, id, name]);
  const isChosen = chosen.has(id);
  return (
    <Tick
      label={text('selectOf', { name })}
      hint={isOffered ? undefined : text('notOffered')}
      isChecked={isChosen}
      // A chosen one can be removed even when it is no longer offered.
      isDisabled={!isChosen && (isFull || !isOffered)}
      onToggle={onToggle}
    />
  );
}

interface ResourceCardProps {
  resource: ResourceSummary;
  frame?: 'mat' | 'own';
  isEager?: boolean;
  marked?: string;
}

type DrawnCardProps = ResourceCardProps & OfferedActions & { isSelecting: boolean };

/** Memoised: `useResourceActions` reads the address, which changes often. */
const DrawnCard = memo(({ resource, frame, isEager, marked, isSelecting, ...actions }: DrawnCardProps) => {
  const lookOf = useResourceLook();
  return (
    <MediaCard
      piece={lookOf(resource)}
      frame={frame}
      isEager={isEager}
      tick={isSelecting ? <SelectTick resource={resource} isOffered={actions.download} /> : undefined}
      corner={<ResourceMarkSlots resource={resource} />}
      shownName={marked === undefined ? undefined : <MarkedName name={resource.name} term={marked} />}
      actions={actions.any ? <QuickActions resource={resource} actions={actions} /> : undefined}
    />
  );
});

/** R-CAT-04…09. */
export function ResourceCard(props: ResourceCardProps) {
  const actions = useResourceActions(props.resource);
  const isSelecting = use(SelectingContext) === 'on';
  return <DrawnCard {...props} {...actions} isSelecting={isSelecting} />;
}

const idOf = ({ id }: ResourceSummary) => id;

export function ResourceCards({ resources, label, as, marks }: ResourceCardsProps) {
  const List = as === 'grid' ? MediaGrid : MediaStrip;
  return (
    <List items={resources} keyOf={idOf} label={label}>
      {(resource: ResourceSummary, place: number) => (
        <>
          <ResourceCard resource={resource} />
          {marks?.[place] !== undefined && (
            <Typography variant="body2" component="div" color="textSecondary" sx={{ pt: 0.75 }}>
              {marks[place]}
            </Typography>
          )}
        </>
      )}
    </List>
  );
}
