import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { DidYouMeanNotice } from './DidYouMeanNotice';
import { searchTexts } from '../texts';
import { SectionSuggestionsList } from './SectionSuggestionsList';

interface NothingFoundNoticeProps {
  term: string;
  /** What was perhaps meant. */
  suggestion: string | null;
}

/** Nothing has that name: what was perhaps meant, what to try, and other ways in. */
export function NothingFoundNotice({ term, suggestion }: NothingFoundNoticeProps) {
  const text = useText(searchTexts);
  return (
    <>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('nothingTitle', { term })}
        text={text('nothingText')}
        action={suggestion === null ? undefined : <DidYouMeanNotice suggestion={suggestion} />}
      />
      <Box sx={{ maxWidth: '44rem', mx: 'auto' }}>
        <SectionSuggestionsList />
      </Box>
    </>
  );
}
