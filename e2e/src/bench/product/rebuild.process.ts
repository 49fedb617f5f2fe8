import { allEvents, allViews } from '@portal/contracts';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { rebuildProjections } from '@portal/platform/projection/projection-rebuild';
import { openStores } from '@portal/platform/stores/open-stores';
import { allProjections } from '@portal/projections';

/* Blue/green rebuild of all views, as in the portal. */

const onError = (error: unknown) => console.error(error);
const [dataDir = ''] = process.argv.slice(2);
const { events, keys, views } = openStores({ world: 'embedded', dataDir }, { views: allViews, onError });
const codec = new SealingEventCodec({ events: allEvents, keys });

process.on('message', () => {
  const started = performance.now();
  rebuildProjections({ events, codec, views, projections: allProjections, now: () => new Date() })
    .then((report) => {
      if (report.parked.length > 0) throw new Error(`parked: ${JSON.stringify(report.parked)}`);
      process.send?.({ events: report.events, milliseconds: performance.now() - started });
    })
    .catch((error: unknown) => {
      onError(error);
      process.exit(1);
    });
});
process.on('disconnect', () => process.exit(0));
