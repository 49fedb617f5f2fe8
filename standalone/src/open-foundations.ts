import { join } from 'node:path';
import { allEvents, allViews } from '@portal/contracts';
import { SealingEventCodec } from '@portal/platform/codec/event-codec';
import { createViewPosition } from '@portal/platform/projection/view-position';
import { createSessionSecrets } from '@portal/platform/session/session-secrets';
import { bindStores, isUnused } from '@portal/platform/stores/bind-stores';
import { openMailStores } from '@portal/platform/stores/open-mail-stores';
import { openStores } from '@portal/platform/stores/open-stores';
import { type Examined, examineDataFolder } from '@portal/platform/stores/sqlite/examine-data-folder';
import type { PortalConfig } from './config';

type Options = Pick<PortalConfig, 'dataDir' | 'market' | 'smtpUrl' | 'checkEvents'>;

/**
 * The stores of a data folder and what goes with them, for the one program that writes to it. An empty log is founded.
 * @param onError told in one line what was not as it should be
 * @param examined the folder as it was before anything opened a file of it
 * @throws UnusableStore
 */
export async function openFoundations(
  { dataDir, market, smtpUrl, checkEvents }: Options,
  onError: (error: unknown) => void,
  examined: Examined = examineDataFolder(dataDir),
) {
  const now = () => new Date();
  examined.torn.forEach(onError);
  const stores = openStores(
    { world: 'embedded', dataDir },
    // The folder is locked, and the projections thread says when it appends.
    {
      views: allViews,
      onError,
      appendsAreSignalled: true,
      leavesCheckpoints: true,
      remakesViews: true,
    },
  );
  try {
    const secret = await bindStores({ stores, market, secretFile: join(dataDir, 'secret.key'), now });
    if (!(await isUnused(stores.events))) examined.missing.forEach(onError);
    return {
      stores,
      /** Where the log ends at the start. */
      start: await stores.events.head(),
      mailStores: openMailStores({ world: 'embedded', dataDir }, now, smtpUrl),
      secrets: createSessionSecrets(secret),
      codec: new SealingEventCodec({ events: allEvents, keys: stores.keys, trustsDeciders: !checkEvents }),
      positions: createViewPosition(),
    };
  } catch (error) {
    // Closed, a database leaves no write-ahead log behind that would spoil the file that is put back.
    await stores.close();
    throw error;
  }
}
