import Box from '@mui/material/Box';
import {
  diagnosticCommands,
  isSwotEmpty,
  type SwotList,
  swotLists,
} from '@portal/contracts/areas/diagnostic';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useBlock } from '../draft/use-block';
import { useBlockSave } from '../draft/use-block-save';
import { BlockNotice } from '../frame/BlockNotice';
import { BlockSaveBar } from '../frame/BlockSaveBar';
import { SectionPanel } from '../frame/SectionPanel';
import { changedLists, keptSwot, roomIn, swotToWire, withRow } from './swot-rows';
import { swotTexts } from '../texts';
import { SwotListPanel } from './SwotListPanel';

const ExamplesDialog = lazyOverlay(() => import('./ExamplesDialog').then((module) => module.ExamplesDialog));

/** Strengths and weaknesses of the restaurant, opportunities and threats around it (R-DIA-06…09). */
export function SwotPanel() {
  const text = useText(swotTexts);
  const swot = useBlock('swot');
  const saving = useBlockSave(swot, {
    contract: diagnosticCommands.UpdateSwot,
    inputOf: (value, version) => ({ restaurant_id: swot.restaurantId, dafo: swotToWire(value), version }),
    kept: keptSwot,
  });
  const [examples, setExamples] = useState<SwotList | null>(null);
  const { value } = swot;
  const set = (list: SwotList, rows: readonly string[]) => swot.set({ ...value, [list]: rows });
  const counts = Object.fromEntries(swotLists.map((list) => [list, value[list].length]));
  return (
    <SectionPanel section="dafo" result={isSwotEmpty(value) ? text('resultNone') : text('result', counts)}>
      <BlockNotice
        block={swot}
        saving={saving}
        theirs={changedLists(swot.base, swot.saved).map((list) => text(list))}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {swotLists.map((list) => (
          <SwotListPanel
            key={list}
            list={list}
            rows={value[list]}
            isReadOnly={swot.isReadOnly}
            onChange={(rows) => set(list, rows)}
            onExamples={() => setExamples(list)}
          />
        ))}
      </Box>
      <BlockSaveBar block={swot} saving={saving} />
      <Suspense>
        {examples !== null && (
          <ExamplesDialog
            restaurantId={swot.restaurantId}
            list={examples}
            rows={value[examples]}
            room={roomIn(value[examples])}
            onPick={(picked) => set(examples, withRow(value[examples], value[examples].length, picked))}
            onClose={() => setExamples(null)}
          />
        )}
      </Suspense>
    </SectionPanel>
  );
}
