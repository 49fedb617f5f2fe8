import { useText } from '../../../app/i18n/use-text';
import { SearchDrawing } from '../../../ui/drawings/SearchDrawing';
import { EmptyState } from '../../../ui/states/EmptyState';
import { searchMessages } from './search.messages';
import { SectionSuggestions } from './SectionSuggestions';

/** Nothing has that name: what to try, and other ways in. */
export function NothingFound({ term }: { term: string }) {
  const text = useText(searchMessages);
  return (
    <>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('nothingTitle', { term })}
        text={text('nothingText')}
      />
      <SectionSuggestions />
    </>
  );
}
