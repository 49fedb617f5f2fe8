import { maxDownloadedAtOnce, resourceCommands } from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSession } from '#core/session/session-state';
import { useText } from '#core/i18n/use-text';
import { SelectionActionSlots } from '#ui/slots/Slots';
import { SelectionBar } from '#ui/table/SelectionBar';
import { useCallCommand } from '#core/client/use-call-command';
import { useErrorText } from '#core/client/use-error-text';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { selectionTexts } from '../texts';
import { fetchFile } from '../card/fetch-file';
import { type Chosen, type ResourceSelection, SelectingContext, SelectionContext } from './selection-context';

/** Milliseconds: names take longer to read than a sentence. */
const namesLast = 12_000;

/**
 * Downloads the chosen pieces in one archive for the selected restaurant; the server records each (AMB-36). Why it did
 * not work is said where the button is and logged, never in a popup (R-CAT-21).
 */
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
      if (names !== '') toast.info(text('refused', { names }), undefined, namesLast);
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

/** How many pieces are selected, and their download in one archive (R-CAT-05, AMB-36). */
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

interface SelectablePiecesProps {
  /** Which list: another one begins with nothing selected, another page of it does not. */
  of: string;
  children: ReactNode;
}

interface State {
  readonly of: string;
  readonly isOn: boolean;
  readonly chosen: Chosen;
}

const nothing: Chosen = new Map();

function toggled(chosen: Chosen, { id, name }: { readonly id: number; readonly name: string }): Chosen {
  const after = new Map(chosen);
  if (!after.delete(id) && after.size < maxDownloadedAtOnce) after.set(id, name);
  return after;
}

/** In a field, Escape belongs to what is typed. */
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

function useOwnSelection(of: string): ResourceSelection {
  const [state, setState] = useState<State>({ of, isOn: false, chosen: nothing });
  const button = useRef<HTMLButtonElement>(null);
  const isOn = state.of === of && state.isOn;
  const chosen = isOn ? state.chosen : nothing;
  const start = useCallback(() => setState({ of, isOn: true, chosen: nothing }), [of]);
  const end = useCallback(() => {
    setState((before) => (before.of === of ? { of, isOn: false, chosen: nothing } : before));
    button.current?.focus({ preventScroll: true });
  }, [of]);
  const toggle = useCallback(
    (piece: { readonly id: number; readonly name: string }) =>
      setState((before) => ({ ...before, chosen: toggled(before.chosen, piece) })),
    [],
  );
  useEscape(isOn, end);
  return useMemo(
    () => ({ isOn, chosen, isFull: chosen.size >= maxDownloadedAtOnce, toggle, start, end, button }),
    [isOn, chosen, toggle, start, end],
  );
}

/** A list of which those who download may take several pieces at once (R-CAT-05, R-CAT-11, R-CAT-22). */
export function SelectableResourcesGrid({ of, children }: SelectablePiecesProps) {
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
