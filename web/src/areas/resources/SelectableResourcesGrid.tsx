import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import { Button, Typography } from '@mui/material';
import { maxDownloadedAtOnce, resourceCommands } from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { fetchFile } from '#core/client/fetch-file';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { radii } from '#core/theme/tokens';
import { SelectionActionSlots } from '#ui/slots/Slots';
import { SelectionBar } from '#ui/table/SelectionBar';
import { useToast } from '#ui/toast/toast-context';
import {
  type Chosen,
  type ResourceSelection,
  SelectingContext,
  SelectionContext,
  useSelection,
} from './resources';
import { selectionTexts } from './texts';

function Toggle() {
  const text = useText(selectionTexts);
  const { isOn, start, end, button } = useSelection();
  return (
    <Button
      ref={button}
      size="small"
      startIcon={<ChecklistRounded />}
      aria-pressed={isOn}
      onClick={isOn ? end : start}
      sx={{
        borderRadius: `${radii.pill}px`,
        fontWeight: 600,
        '&[aria-pressed="true"]': { color: 'primary.main', borderColor: 'primary.main' },
      }}
    >
      {text('select')}
    </Button>
  );
}

export function SelectButton() {
  return use(SelectingContext) === 'not here' ? null : <Toggle />;
}

/** Milliseconds: names take longer to read than a sentence. */
const namesTimeoutMs = 12_000;

/** Failures are shown here and logged, never a popup (R-CAT-21, AMB-36). */
function useSelectionDownload({ chosen, end }: ResourceSelection) {
  const text = useText(selectionTexts);
  const toast = useToast();
  const errorText = useErrorText();
  const { restaurant } = useSite();
  const { send, isPending } = useCallCommand(resourceCommands.DownloadSelection);
  const [failure, setFailure] = useState<{ of: Chosen; text: string }>();

  const download = async () => {
    if (isPending) return;
    setFailure(undefined);
    try {
      const { data } = await send({ ids: [...chosen.keys()], restaurant_id: restaurant?.id });
      fetchFile(data);
      toast.done(text('started', { count: data.ids.length }));
      const names = data.refused.map((id) => chosen.get(id) ?? String(id)).join(', ');
      if (names !== '') toast.info(text('refused', { names }), undefined, namesTimeoutMs);
      end();
    } catch (error) {
      setFailure({ of: chosen, text: errorText(error).text });
      reportError(error);
    }
  };
  return {
    start: () => void download(),
    isPending,
    failure: failure?.of === chosen ? failure.text : undefined,
  };
}

/** R-CAT-05, AMB-36. */
function DownloadBar({ selection }: { selection: ResourceSelection }) {
  const text = useText(selectionTexts);
  const { chosen, isFull, end } = selection;
  const { start, isPending, failure } = useSelectionDownload(selection);
  return (
    <SelectionBar
      label={text('bar')}
      count={
        <>
          {text(isFull ? 'full' : 'count', { count: chosen.size })}
          {failure !== undefined && (
            <Typography variant="body2" component="div" color="error">
              {failure}
            </Typography>
          )}
        </>
      }
      endLabel={text('none')}
      onEnd={end}
    >
      {chosen.size > 0 && <SelectionActionSlots ids={[...chosen.keys()]} onDone={end} />}
      <Button
        size="small"
        variant="contained"
        color="primary"
        startIcon={<DownloadRounded />}
        disabled={chosen.size === 0}
        onClick={start}
      >
        {text(isPending ? 'preparing' : 'download')}
      </Button>
    </SelectionBar>
  );
}

/** In a text field, Escape belongs to the text. */
const isTyping = ({ target }: Event) => target instanceof HTMLInputElement && target.type !== 'checkbox';

function useEscape(isOn: boolean, end: () => void) {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isTyping(event)) end();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, end]);
}

const none: Chosen = new Map();

function toggled(chosen: Chosen, { id, name }: { readonly id: number; readonly name: string }): Chosen {
  const after = new Map(chosen);
  if (!after.delete(id) && after.size < maxDownloadedAtOnce) after.set(id, name);
  return after;
}

function useOwnSelection(of: string): ResourceSelection {
  const [state, setState] = useState({ of, isOn: false, chosen: none });
  const button = useRef<HTMLButtonElement>(null);
  const isOn = state.of === of && state.isOn;
  const chosen = isOn ? state.chosen : none;
  const start = useCallback(() => setState({ of, isOn: true, chosen: none }), [of]);
  const end = useCallback(() => {
    setState((before) => (before.of === of ? { of, isOn: false, chosen: none } : before));
    button.current?.focus({ preventScroll: true });
  }, [of]);
  const toggle = useCallback<ResourceSelection['toggle']>(
    (resource) => setState((before) => ({ ...before, chosen: toggled(before.chosen, resource) })),
    [],
  );
  useEscape(isOn, end);
  return useMemo(
    () => ({ isOn, chosen, isFull: chosen.size >= maxDownloadedAtOnce, toggle, start, end, button }),
    [isOn, chosen, toggle, start, end],
  );
}

interface SelectableResourcesGridProps {
  /** The list: another one starts with nothing selected, another page of it does not. */
  of: string;
  children: ReactNode;
}

/** R-CAT-05, R-CAT-11, R-CAT-22. */
export function SelectableResourcesGrid({ of, children }: SelectableResourcesGridProps) {
  const { user } = useSession();
  const selection = useOwnSelection(of);
  const mayDownload = restaurantStaff.includes(user.type);
  const state = selection.isOn ? 'on' : 'off';
  return (
    <SelectionContext value={selection}>
      <SelectingContext value={mayDownload ? state : 'not here'}>
        {children}
        {selection.isOn && <DownloadBar selection={selection} />}
      </SelectingContext>
    </SelectionContext>
  );
}
