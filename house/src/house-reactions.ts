import { marketRecords } from '@portal/contracts';
import type { WriteSide } from '@portal/command-api';
import { storedFiles } from '@portal/contracts/areas/cart';
import { CheckedFileStore } from '@portal/platform/files/checked-file-store';
import { startMailOffice } from '@portal/platform/mail/mail-office';
import type { ProgramMetrics } from '@portal/platform/metrics/start-metrics';
import type { MailStores } from '@portal/platform/stores/open-mail-stores';
import type { Stores } from '@portal/platform/stores/open-stores';
import type { HouseConfig } from './config';
import type { GatewayLink } from './gateway-link';

interface Options {
  readonly config: HouseConfig;
  readonly writeSide: WriteSide;
  readonly stores: Stores;
  readonly mailStores: MailStores;
  readonly gateway: GatewayLink;
  readonly metrics: Pick<ProgramMetrics, 'mails' | 'files'>;
  readonly now: () => Date;
  /** At which the house listens. */
  readonly port: () => number;
  readonly complain: (error: unknown) => void;
}

/** What happens by itself while the house is open: deadlines, automations, mails. */
export interface HouseReactions {
  /** Finishes what is in hand. */
  stop(): Promise<void>;
}

export async function startHouseReactions(options: Options): Promise<HouseReactions> {
  const { config, writeSide, stores, mailStores, gateway, metrics, now, port, complain } = options;
  const { market, mail, publicOrigin } = config;
  const files = new CheckedFileStore({
    files: stores.files,
    recorded: (key) => stores.views.get(storedFiles.name, key),
    onFinding: metrics.files,
    now: () => now().getTime(),
  });
  const office = startMailOffice({
    ...{ stores: mailStores, files, now, onTrouble: complain },
    from: { address: mail.from, name: marketRecords[market].title },
    onStats: metrics.mails,
    publish: (pushes) => gateway.publish(pushes),
  });
  const reactions = await writeSide.startReactions({
    ...{ views: stores.views, onTrouble: complain, onParked: complain },
    mail: {
      ...{ outbox: office.outbox, ledger: mailStores.ledger, agency: mail.agency },
      publicOrigin: () => publicOrigin ?? `http://localhost:${port()}`,
    },
  });
  return {
    async stop() {
      await reactions.stop();
      await office.stop();
    },
  };
}
