import type { SectionType } from '@portal/contracts/areas/sections';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { sectionPath } from '../catalogue/catalogue-place';
import { typeNames } from '../catalogue/type-names';
import { cardTexts, detailTexts } from '../texts';

/** The address names a resource that is not there (any more), or not for this person. */
export function GoneResourceNotice({ type }: { type: SectionType }) {
  const text = useText(detailTexts);
  const typeName = useText(cardTexts)(typeNames[type]);
  return (
    <Page title={text('goneTitle')}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('goneTitle')}
        text={text('goneDetail')}
        action={
          <Button component={Link} to={sectionPath(type)} variant="contained" color="primary">
            {text('goneAction', { type: typeName })}
          </Button>
        }
      />
    </Page>
  );
}
