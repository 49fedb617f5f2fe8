import { useText } from '#app/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { DidYouMean } from './DidYouMean';
import { searchMessages } from './search.messages';
import { SectionSuggestions } from './SectionSuggestions';

interface NothingFoundProps {
  term: string;
  /** What was perhaps meant. */
  suggestion: string | null;
}

/** Nothing has that name: what was perhaps meant, what to try, and other ways in. */
export function NothingFound({ term, suggestion }: NothingFoundProps) {
  const text = useText(searchMessages);
  return (
    <>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('nothingTitle', { term })}
        text={text('nothingText')}
        action={suggestion === null ? undefined : <DidYouMean suggestion={suggestion} />}
      />
      <SectionSuggestions />
    </>
  );
}
