import Button from '@mui/material/Button';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { NarrowedEmptyNotice } from '../list/NarrowedEmptyNotice';
import { searchTexts } from '../texts';
import type { Search } from './use-search';
import { allLanguages } from './search-language';

/** Something has that name, but not with these filters, or not in this language. */
export function NothingLeftNotice({ list }: { list: Search['list'] }) {
  const text = useText(searchTexts);
  if (list.isNarrowed) return <NarrowedEmptyNotice text={text('nothingNarrowed')} onClear={list.clear} />;
  return (
    <EmptyState
      drawing={<SearchDrawing />}
      title={text('otherLanguages')}
      action={
        <Button variant="contained" color="primary" onClick={() => list.filter('lang', allLanguages)}>
          {text('showAll')}
        </Button>
      }
    />
  );
}
