import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type NewerResources, resourceQueries } from '@portal/contracts/areas/resources';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { CandidateList } from './CandidateList';
import { newerTexts } from '../texts';
import { NothingNewerNotice } from './NothingNewerNotice';

interface NewerResourcesDialogProps {
  /** The piece that they stand in for. */
  pieceId: number;
  name: string;
  /** The wizard over another piece, with the answers of the earlier entry. */
  pathOf: (pieceId: number) => string;
  onClose: () => void;
}

const candidatesIn = (rows: readonly NewerResources[]) => rows.flatMap(({ candidates }) => candidates);

/** What to order instead of a piece, with its pictures: what replaces it first, then the newest. */
export function NewerResourcesDialog({ pieceId, name, pathOf, onClose }: NewerResourcesDialogProps) {
  const text = useText(newerTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(resourceQueries.ListNewerResources, { ids: [pieceId], lang });
  return (
    <TitledDialog
      title={text('title')}
      width="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        empty={{
          when: ({ rows }) => candidatesIn(rows).length === 0,
          show: <NothingNewerNotice of="piece" />,
        }}
      >
        {({ rows }) => (
          <>
            <Typography variant="body2" color="textSecondary" sx={{ pb: 2 }}>
              {text('text')}
            </Typography>
            <CandidateList name={name} candidates={candidatesIn(rows)} pathOf={pathOf} />
          </>
        )}
      </Loaded>
    </TitledDialog>
  );
}
