import { parentPort, workerData } from 'node:worker_threads';
import { allEvents, allViews } from '@portal/contracts';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { operateProjections } from '@portal/platform/operations/operate-projections';
import { createPushRunner } from '@portal/platform/push/push-runner';
import { changesIdentities } from '@portal/platform/session/changes-identities';
import { collectGarbageAtRest } from '@portal/platform/program/collect-garbage';
import { createLogger } from '@portal/platform/program/logger';
import { allTraces, traceTo } from '@portal/platform/push/trace';
import { startTracing } from '@portal/platform/tracing/start-tracing';
import { openStores } from '@portal/platform/stores/open-stores';
import { allProjections, allPushRules } from '@portal/projections';
import type { FromProjections, ToProjections } from './messages';
import type { ProjectionsWorld } from './projections-thread';
import { notifyOnAppend } from './waking-event-store';

/* Projections thread, with its own connections. */

const { dataDir, market, logLevel, traces } = workerData as ProjectionsWorld;
const send = (message: FromProjections) => parentPort?.postMessage(message);
const sendError = (error: unknown) =>
  send({ kind: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
const now = () => new Date();

const stores = openStores({ world: 'embedded', dataDir }, { views: allViews, onError: sendError });
stores.pushes.listen((pushes) => send({ kind: 'pushes', pushes }));
const tracing = await startTracing('projections', { market, traces });
const trace = allTraces(traceTo(createLogger(logLevel)), tracing);
const pushes = createPushRunner({
  rules: allPushRules,
  bus: stores.pushes,
  now,
  head: await stores.events.head(),
  onPushed: trace.pushed,
});

const projections = await operateProjections({
  market,
  bus: stores.pushes,
  events: notifyOnAppend(stores.events, () => send({ kind: 'appended' })),
  codec: new SealingEventCodec({ events: allEvents, keys: stores.keys }),
  views: stores.views,
  projections: allProjections,
  now,
  onCommitted({ position, events }) {
    send({ kind: 'committed', position, identities: events.some(changesIdentities) });
    trace.projected(events);
    pushes.handle(events);
  },
  onReported: (states) => send({ kind: 'reported', states }),
  onError: sendError,
  onParked: (parked) => send({ kind: 'failed', message: `parked: ${JSON.stringify(parked)}` }),
});

parentPort?.on('message', (message: ToProjections) => {
  if (message.kind === 'wake') stores.wakeReaders();
  else
    void projections
      .stop()
      .then(() => Promise.all([stores.close(), tracing.close()]))
      .then(() => process.exit(0));
});
send({ kind: 'ready', position: projections.position() });
collectGarbageAtRest();
