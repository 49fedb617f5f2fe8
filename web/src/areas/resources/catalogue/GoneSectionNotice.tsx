import type { SectionType } from '@portal/contracts/areas/sections';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { cardTexts, catalogueTexts } from '../texts';
import { sectionPath } from './catalogue-place';
import { typeNames } from './type-names';

/** The address names a section that is not there (any more). */
export function GoneSectionNotice({ type }: { type: SectionType }) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  return (
    <Page title={name}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('goneTitle')}
        text={text('goneText')}
        action={
          <Button component={Link} to={sectionPath(type)} variant="contained" color="primary">
            {text('emptyAction', { type: name })}
          </Button>
        }
      />
    </Page>
  );
}
