import { usePauseNews } from './use-pause-news';

/** Stands beside every screen of a restaurant and shows nothing itself: what happens to its pauses is told in passing. */
export function PauseNews() {
  usePauseNews();
  return null;
}
