import { useText } from '#core/i18n/use-text';
import { viewTexts } from './texts';

type Known = (typeof viewTexts)['keys'][number];
const isKnown = (name: string): name is Known => viewTexts.keys.includes(name as Known);

/** Names views as people call them. */
export function useViewName(): (name: string) => string {
  const text = useText(viewTexts);
  return (name) => (isKnown(name) ? text(name) : name);
}
