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
 * Opens the stores of a data folder for its single writer; founds an empty log.
 * @param onError one-line warnings
 * @param examined the folder before any file was opened
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
    // The folder is locked; the projections thread signals its appends.
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
      /** Head of the log at the start. */
      start: await stores.events.head(),
      mailStores: openMailStores({ world: 'embedded', dataDir }, now, smtpUrl),
      secrets: createSessionSecrets(secret),
      codec: new SealingEventCodec({ events: allEvents, keys: stores.keys, trustsDeciders: !checkEvents }),
      positions: createViewPosition(),
    };
  } catch (error) {
    // Closing removes the write-ahead log, which would corrupt a restored file.
    await stores.close();
    throw error;
  }
}
