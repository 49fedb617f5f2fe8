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
if (!isDrawing) onBack(() => (timesBack += 1));

/** Network state of the browser, in one place. */
export const network = {
  /** May be wrong: only an answer proves it. */
  isThere: () => navigator.onLine,
  onBack,
  /** Since page load. */
  timesBack: () => timesBack,
  onChange: listensTo('online', 'offline'),
};
