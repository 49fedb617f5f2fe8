import { parentPort, workerData } from 'node:worker_threads';
import { allProjections, allPushRules } from '@portal/projections';
import { openStores } from '@portal/platform/stores/open-stores';
import { startProjections } from '@portal/platform/projection/projection-runner';
import { createPushRunner } from '@portal/platform/push/push-runner';
import type { FromProjections, ToProjections } from './messages';

/*
 * The projections, in a thread of their own with their own connections: they follow the log, write the views and tell
 * the main thread how far they have come and what browsers should hear of.
 */

/** Streams whose events change what the session guard may remember. */
const identityStreams = /^(session|login|user)-/;

const { dataDir } = workerData as { dataDir: string };
const tell = (message: FromProjections) => parentPort?.postMessage(message);
