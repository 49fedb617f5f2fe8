import { libraryQueries } from '@portal/contracts/areas/library';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { MediaGridSkeleton } from '#ui/card/MediaSkeletons';
import { SearchDrawing } from '#ui/drawings/SearchDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { libraryPath } from '../library-paths';
import { libraryTexts } from '../texts';
import { CollectionPage } from './CollectionPage';

/** It was deleted, its link was withdrawn, or the address is none: all three are the same to whoever asks. */
function MissingCollectionNotice() {
  const text = useText(libraryTexts);
  return (
    <Page title={text('title')}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('missing')}
        text={text('missingText')}
        action={
          <Button component={Link} to={libraryPath} variant="contained" color="primary">
            {text('title')}
          </Button>
        }
      />
    </Page>
  );
}

/** `/library/collections/{id}`: one collection, its owner's or shared by its link. */
export function CollectionScreen() {
  const { id = '' } = useParams();
  const { language: lang } = useLanguage();
  const query = useCallQuery(libraryQueries.GetCollection, { id, lang });
  if (query.error !== null && [400, 404].includes(query.error.status)) return <MissingCollectionNotice />;
  return (
    <Loaded query={query} skeleton={<MediaGridSkeleton />}>
      {(collection) => <CollectionPage collection={collection} />}
    </Loaded>
  );
}
