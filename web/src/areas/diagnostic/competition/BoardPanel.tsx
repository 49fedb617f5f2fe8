import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type BrandType,
  brandTypeLabels,
  type DiagnosticBrand,
  diagnosticCommands,
} from '@portal/contracts/areas/diagnostic';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRecordRemoval } from '#ui/record/use-record-removal';
import { useDiagnostic } from '../draft/diagnostic-context';
import type { EditedBlock } from '../draft/use-block';
import { blockQueries, useBlockSave } from '../draft/use-block-save';
import { BlockNotice } from '../frame/BlockNotice';
import { BlockSaveBar } from '../frame/BlockSaveBar';
import { groupsOf, toggled } from './board';
import { BrandGroupCard } from './BrandGroupCard';
import { changedBrands, changedTypes } from './changes';
import { competitionTexts } from '../texts';

const AddBrandDialog = lazyOverlay(() => import('./AddBrandDialog').then((module) => module.AddBrandDialog));

type CompetitionBlock = EditedBlock<'competition'>;

/** What others changed in the board: brands by their name, and the kinds whose intensity is another. */
function useTheirs({ base, saved }: CompetitionBlock) {
  const { brands } = useDiagnostic();
  const localised = useLocalised();
  return [
    ...changedBrands(base.brandIds, saved.brandIds, brands),
    ...changedTypes(base.intensity, saved.intensity).map((type) => localised(brandTypeLabels[type])),
  ];
}

/** Compared brands that are left out here: saving takes them out of the comparison as well. */
function LeavingNotice({ competition }: { competition: CompetitionBlock }) {
  const text = useText(competitionTexts);
  const { formatList } = useIntl();
  const { competition: saved } = useDiagnostic();
  const leaving = saved.competence.filter(
    ({ brand_id: id, status }) => status === 2 && !competition.value.brandIds.includes(id),
  );
  if (leaving.length === 0) return null;
  const names = formatList(leaving.map(({ name }) => name));
  return (
    <Alert severity="info" role="status" data-print="no" sx={{ mt: 2 }}>
      {text('leavesComparison', { count: leaving.length, names })}
    </Alert>
  );
}

const [list, ...alsoStale] = blockQueries;
const customBrand = {
  words: competitionTexts,
  calls: {
    list,
    delete: diagnosticCommands.DeleteCustomBrand,
    restore: diagnosticCommands.RestoreCustomBrand,
  },
  alsoStale,
  nameOf: ({ name }: { name: string }) => name,
};

/** The competitors by kind, and how hard each kind presses (R-DIA-22…27). */
export function BoardPanel({ competition }: { competition: CompetitionBlock }) {
  const text = useText(competitionTexts);
  const { brands } = useDiagnostic();
  const { value, saved, restaurantId, isReadOnly } = competition;
  const [adding, setAdding] = useState<BrandType | null>(null);
  const removal = useRecordRemoval<{ id: string; name: string }>(customBrand);
  const theirs = useTheirs(competition);
  const saving = useBlockSave(competition, {
    contract: diagnosticCommands.UpdateCompetition,
    inputOf: ({ brandIds, intensity }, version) => ({
      restaurant_id: restaurantId,
      competence: [...brandIds],
      intensity,
      version,
    }),
  });
  const toggle = ({ brand_id: id }: DiagnosticBrand) =>
    competition.set({ ...value, brandIds: toggled(value.brandIds, id, saved.brandIds) });
  return (
    <Box component="section" aria-labelledby="board-title">
      <Typography variant="h3" id="board-title">
        {text('board')}
      </Typography>
      {!isReadOnly && (
        <Typography variant="body2" color="textSecondary" data-print="no">
          {text('boardHint')}
        </Typography>
      )}
      <Box sx={{ pt: 2 }}>
        <BlockNotice block={competition} saving={saving} theirs={theirs} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
            '@media print': {
              gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          {groupsOf(brands, value.brandIds).map((group) => (
            <BrandGroupCard
              key={group.type}
              group={group}
              intensity={value.intensity[group.field]}
              isReadOnly={isReadOnly}
              onToggle={toggle}
              onIntensity={(level) =>
                competition.set({ ...value, intensity: { ...value.intensity, [group.field]: level } })
              }
              onAdd={() => setAdding(group.type)}
              onRemove={({ brand_id: id, name }) => removal.ask({ id, name })}
            />
          ))}
        </Box>
      </Box>
      <LeavingNotice competition={competition} />
      <BlockSaveBar block={competition} saving={saving} />
      <QuestionDialog question={removal} />
      <Suspense>
        {adding !== null && (
          <AddBrandDialog
            restaurantId={restaurantId}
            type={adding}
            onAdded={(id) =>
              competition.set({ ...value, brandIds: toggled(value.brandIds, id, saved.brandIds) })
            }
            onClose={() => setAdding(null)}
          />
        )}
      </Suspense>
    </Box>
  );
}
