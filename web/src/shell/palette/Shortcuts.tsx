import { Suspense, useEffect, useState } from 'react';
import { singleKeysAreOn } from '#core/finder/single-keys';
import { lazyOverlay } from '#ui/part/lazy-part';
import { searchBoxId } from '../frame/SearchBox';

/* A window event: the account menu does not hold the sheet. */
const shortcutsEvent = 'portal:shortcuts';

export const openShortcuts = () => window.dispatchEvent(new Event(shortcutsEvent));

const CommandPalette = lazyOverlay(() => import('./CommandPalette').then((module) => module.CommandPalette));
const ShortcutsSheet = lazyOverlay(() => import('./ShortcutsSheet').then((module) => module.ShortcutsSheet));

type Opened = 'palette' | 'shortcuts' | null;
type Shortcut = 'palette' | 'shortcuts' | 'search';

const singleKeys: Readonly<Record<string, Shortcut>> = { '?': 'shortcuts', '/': 'search' };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

function focusSearch(): boolean {
  const field = document.getElementById(searchBoxId);
  field?.focus();
  // Shows recent searches.
  field?.click();
  return field?.offsetParent != null;
}

/** Ctrl+K anywhere; `?` and `/` outside fields, if single keys are on (WCAG 2.1.4). */
function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === 'k' ? 'palette' : null;
  if (event.altKey || isTyping(event.target) || !singleKeysAreOn()) return null;
  return singleKeys[event.key] ?? null;
}

export function Shortcuts() {
  const [opened, setOpened] = useState<Opened>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented) return;
      event.preventDefault();
      if (shortcut !== 'search') setOpened(shortcut);
      else if (!focusSearch()) setOpened('palette');
    };
    window.addEventListener('keydown', onKey);
    const openSheet = () => setOpened('shortcuts');
    window.addEventListener(shortcutsEvent, openSheet);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener(shortcutsEvent, openSheet);
    };
  }, []);

  const close = () => setOpened(null);
  return (
    <Suspense>
      {opened === 'palette' && <CommandPalette onClose={close} />}
      {opened === 'shortcuts' && <ShortcutsSheet onClose={close} />}
    </Suspense>
  );
}
