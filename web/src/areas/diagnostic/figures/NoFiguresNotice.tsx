import { useText } from '#app/i18n/use-text';
import { EmptyState } from '#ui/states/EmptyState';
import { figuresMessages } from './figures.messages';

/** Nothing was imported yet, and nobody who reads this can change that. */
export function NoFiguresNotice() {
  const text = useText(figuresMessages);
  return <EmptyState title={text('noFigures')} text={text('noFiguresText')} />;
}
