import { type CollectionDetail, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useNavigate } from 'react-router-dom';
import { NamedRecordMenu } from '#ui/record/NamedRecordMenu';
import { libraryPath } from '../library-paths';
import { libraryTexts } from '../texts';

const spec = {
  words: libraryTexts,
  calls: {
    list: libraryQueries.ListCollections,
    get: libraryQueries.GetCollection,
    update: libraryCommands.UpdateCollection,
    delete: libraryCommands.DeleteCollection,
    restore: libraryCommands.RestoreCollection,
  },
};

/** What is done to a collection now and then: another name, or its end. */
export function CollectionMenu({ collection }: { collection: CollectionDetail }) {
  const navigate = useNavigate();
  return <NamedRecordMenu spec={spec} record={collection} onGone={() => void navigate(libraryPath)} />;
}
