import type { SectionType } from '@portal/contracts/areas/sections';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import type { ListUrl } from '#ui/list/use-list-url';
import { EmptyState } from '#ui/states/EmptyState';
import { NarrowedEmptyNotice } from '../list/NarrowedEmptyNotice';
import { cardTexts, catalogueTexts, searchTexts } from '../texts';
import { allLanguages } from '../search/search-language';
import { sectionPath } from './catalogue-place';
import { typeNames } from './type-names';

interface EmptySectionNoticeProps {
  type: SectionType;
  list: ListUrl<'type' | 'lang'>;
  /** How many pieces there are in other languages. */
  elsewhere: number;
}

/** Why a section shows nothing: filters, the language, or there is nothing; each with the way out. */
export function EmptySectionNotice({ type, list, elsewhere }: EmptySectionNoticeProps) {
  const text = useText(catalogueTexts);
  const searchText = useText(searchTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  if (list.isNarrowed) return <NarrowedEmptyNotice onClear={list.clear} />;
  if (elsewhere > 0) {
    return (
      <EmptyState
        title={searchText('otherLanguages')}
        text={text('elsewhere', { count: elsewhere })}
        action={
          <Button variant="contained" color="primary" onClick={() => list.filter('lang', allLanguages)}>
            {searchText('showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={text('emptyTitle')}
      text={text('emptyText')}
      action={
        <Button component={Link} to={sectionPath(type)}>
          {text('emptyAction', { type: typeName })}
        </Button>
      }
    />
  );
}
