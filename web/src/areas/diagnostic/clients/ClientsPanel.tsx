import { clientSegments, diagnosticCommands, type SegmentId } from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { MedianNotice } from '../benchmark/MedianNotice';
import { useBenchmark } from '../benchmark/use-benchmark';
import type { TypedShare } from '../draft/diagnostic-state';
import { shareText } from '../draft/share-text';
import { useBlock } from '../draft/use-block';
import { useBlockSave } from '../draft/use-block-save';
import { BlockNotice } from '../frame/BlockNotice';
import { BlockSaveBar } from '../frame/BlockSaveBar';
import { SectionPanel } from '../frame/SectionPanel';
import { changedSegments, clientsToWire, isIncomplete, isUnread, largest, tidyRows } from './client-rows';
import { clientsTexts } from '../texts';
import { ClientsTable } from './ClientsTable';

function useSegmentName() {
  const localised = useLocalised();
  return (id: SegmentId) => {
    const segment = clientSegments.find((one) => one.id === id);
    return segment === undefined ? '' : localised(segment.name);
  };
}

/** Who brings the most, in a sentence. */
function useResult(rows: readonly TypedShare[]) {
  const text = useText(clientsTexts);
  const nameOf = useSegmentName();
  const week = largest(rows, 'week');
  const weekend = largest(rows, 'weekend');
  if (week === null || weekend === null) return text('resultNone');
  return text(week.segment === weekend.segment ? 'resultSame' : 'result', {
    week: nameOf(week.segment),
    weekShare: shareText(week.share),
    weekend: nameOf(weekend.segment),
    weekendShare: shareText(weekend.share),
  });
}

/** Who comes to the restaurant, what they bring and when, beside the others of the region (R-DIA-16…21). */
export function ClientsPanel() {
  const text = useText(clientsTexts);
  const clients = useBlock('clients');
  const nameOf = useSegmentName();
  const result = useResult(clients.value);
  const benchmark = useBenchmark();
  const saving = useBlockSave(clients, {
    contract: diagnosticCommands.UpdateClients,
    inputOf: (rows, version) => ({
      restaurant_id: clients.restaurantId,
      data: clientsToWire(rows),
      version,
    }),
    kept: tidyRows,
  });
  return (
    <SectionPanel section="clusters" result={result}>
      <BlockNotice
        block={clients}
        saving={saving}
        theirs={changedSegments(clients.base, clients.saved).map(nameOf)}
      />
      <ClientsTable
        rows={clients.value}
        benchmark={benchmark}
        isReadOnly={clients.isReadOnly}
        onChange={clients.set}
      />
      <MedianNotice
        benchmark={benchmark}
        shown={(benchmark?.clients ?? []).flatMap(({ week, weekend }) => [week, weekend])}
      />
      <BlockSaveBar
        block={clients}
        saving={saving}
        problem={isUnread(clients.value) ? text('problemShares') : undefined}
        warning={isIncomplete(clients.value) ? text('incomplete') : undefined}
      />
    </SectionPanel>
  );
}
