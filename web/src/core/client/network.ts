import { isDrawing } from '../is-drawing';

type Listener = () => void;
type Stop = () => void;

const listensTo =
  (...names: readonly ('online' | 'offline')[]) =>
  (listener: Listener): Stop => {
    for (const name of names) window.addEventListener(name, listener);
    return () => {
      for (const name of names) window.removeEventListener(name, listener);
    };
  };

const onBack = listensTo('online');
let timesBack = 0;
// What is drawn at build time has no network.
if (!isDrawing) onBack(() => (timesBack += 1));

/** What the browser knows of its network: the one place that listens to it. */
export const network = {
  /** Whether there is one. It may be wrong: only an answer proves it. */
  isThere: () => navigator.onLine,
  /** Calls each time that it comes back. */
  onBack,
  /** How often it has come back since the page was loaded. */
  timesBack: () => timesBack,
  /** Calls each time that it goes or comes back. */
  onChange: listensTo('online', 'offline'),
};
