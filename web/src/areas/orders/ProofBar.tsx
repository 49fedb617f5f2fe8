import AddRounded from '@mui/icons-material/AddRounded';
import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Box, IconButton, Stack, Typography } from '@mui/material';
import type { Proof } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { Control } from '#ui/fields/Field';
import { pdfTexts } from '#ui/texts';
import { zoomed } from './proofs';
import { viewerTexts } from './texts/proof';
import type { ProofView } from './use-proof-view';

function PagesAndZoom({ view }: { view: ProofView }) {
  const text = useText(viewerTexts);
  const pdfText = useText(pdfTexts);
  const { page, pages, zoom, turn, changeZoom } = view;
  return (
    <>
      {pages > 1 && (
        <Stack direction="row" role="group" aria-label={text('pages')} sx={{ alignItems: 'center' }}>
          <IconButton aria-label={text('previousPage')} disabled={page === 1} onClick={() => turn(-1)}>
            <ChevronLeftRounded />
          </IconButton>
          <Typography variant="body2" component="span" role="status" sx={{ whiteSpace: 'nowrap' }}>
            {pdfText('page', { page, count: pages })}
          </Typography>
          <IconButton aria-label={text('nextPage')} disabled={page === pages} onClick={() => turn(1)}>
            <ChevronRightRounded />
          </IconButton>
        </Stack>
      )}
      <Stack direction="row" sx={{ alignItems: 'center', ml: { xs: 'auto', md: 0 } }}>
        <IconButton
          aria-label={pdfText('smaller')}
          disabled={zoomed(zoom, -1) === zoom}
          onClick={() => changeZoom(-1)}
        >
          <RemoveRounded />
        </IconButton>
        <Box role="status" sx={{ minWidth: 52, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}>
          {pdfText('zoom', { percent: Math.round(zoom * 100) })}
        </Box>
        <IconButton
          aria-label={pdfText('larger')}
          disabled={zoomed(zoom, 1) === zoom}
          onClick={() => changeZoom(1)}
        >
          <AddRounded />
        </IconButton>
      </Stack>
    </>
  );
}

function VersionChoice({ proofs, view }: { proofs: readonly Proof[]; view: ProofView }) {
  const text = useText(viewerTexts);
  const { proof, before, comparison, setComparison, show } = view;
  const comparisons = ['one', 'side', 'over'] as const;
  return (
    <>
      <Box component={Control} sx={{ flex: { xs: '1 1 6rem', md: 'none' }, minWidth: 0, width: 'auto' }}>
        <select
          aria-label={text('versions')}
          value={proof.version}
          onChange={(event) => show(Number(event.target.value))}
        >
          {proofs.map(({ version }) => (
            <option key={version} value={version}>
              {text('version', { version })}
            </option>
          ))}
        </select>
        <ExpandMoreRounded aria-hidden />
      </Box>
      {before !== undefined && (
        <Segmented
          hidesLabel
          label={text('compare', { version: before.version })}
          options={comparisons.map((value) => ({ value, label: text(`compare.${value}`) }))}
          value={comparison}
          onChange={setComparison}
        />
      )}
    </>
  );
}

/** Version, comparison, pages, zoom. */
export function ProofBar({ proofs, view }: { proofs: readonly Proof[]; view: ProofView }) {
  return (
    <>
      {view.file !== undefined && <PagesAndZoom view={view} />}
      {proofs.length > 1 && (
        <Stack
          direction="row"
          useFlexGap
          sx={{ alignItems: 'center', gap: 1, flex: { xs: '1 0 100%', md: 'none' }, order: { md: -1 } }}
        >
          <VersionChoice proofs={proofs} view={view} />
        </Stack>
      )}
    </>
  );
}
