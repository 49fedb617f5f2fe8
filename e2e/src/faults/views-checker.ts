import { allViews } from '@portal/contracts';
import { openStores, platformViews } from '@portal/platform/stores/open-stores';
import { SqliteViewStore } from '@portal/platform/stores/view-store/sqlite.view-store';
import { allViewsTwice, type Figures } from './all-views';
import type { WorldOnDisk } from './world-on-disk';

/** Views of an idle folder, and a clean rebuild (R7). */
export async function bothViews({
  market,
  dataDir,
}: Pick<WorldOnDisk, 'market' | 'dataDir'>): Promise<{ lived: Figures; rebuilt: Figures }> {
  const stores = openStores(
    { world: 'embedded', dataDir },
    {
      views: allViews,
      onError: (error) => {
        throw error;
      },
    },
  );
  const empty = new SqliteViewStore(':memory:', [...allViews, ...platformViews]);
  const { events, keys, views: lived } = stores;
  const both = await allViewsTwice({ market, events, keys, lived, empty });
  await empty.close();
  await stores.close();
  return both;
}
