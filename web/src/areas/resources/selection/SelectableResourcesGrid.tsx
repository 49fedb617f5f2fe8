import { maxDownloadedAtOnce } from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSession } from '#core/session/session-state';
import { DownloadBar } from './DownloadBar';
import { type Chosen, type ResourceSelection, SelectingContext, SelectionContext } from './selection-context';

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
