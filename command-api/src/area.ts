import type { MarketRecord, Rejection, UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import type { Automation } from '@portal/platform/automation/automation';
import type { Deadline } from '@portal/platform/automation/deadline';
import type { ContentChecks } from '@portal/platform/content-checks/content-checks';
import type { CommandOutcome, CommandRunner, RunnableBinding } from '@portal/platform/decider/command-runner';
import type { StateLoader } from '@portal/platform/decider/state-loader';
import type { AnnouncedUpload, UploadContext, UploadHandler } from '@portal/platform/http/upload-handler';
import type { Mailing } from '@portal/platform/mail/mailing';
import type { Notifying } from '@portal/platform/web-push/notifying';
import type { MailingWorld } from './mailing-world';
import type { Services } from './services';

/** The commands of an area by the names of their contracts. */
export type AreaBindings = Readonly<Record<string, RunnableBinding<never>>>;

/** What an area's own upload handlers work with. */
export interface UploadWorld extends Omit<ContentChecks, 'shrink' | 'close'> {
  readonly market: MarketRecord;
  readonly runner: CommandRunner;
  readonly load: StateLoader;
  readonly names: Services['names'];
  readonly eventsAt: Services['eventsAt'];
  readonly now: () => Date;
  /** What a person may bring on a day (S8). */
  readonly quota: {
    readonly admit: (announced: Pick<AnnouncedUpload, 'bytes' | 'actor'>) => Promise<Rejection | null>;
    readonly count: (
      bytes: number,
      context: Pick<UploadContext, 'actor' | 'correlationId'>,
    ) => Promise<CommandOutcome>;
  };
}

/** What an area does on the write side. `own` are its bindings. */
export interface CommandArea<Own extends AreaBindings> {
  readonly bindings: (services: Services) => Own;
  /** What happens at a time. */
  readonly deadlines?: (own: Own) => readonly Deadline[];
  /** What happens because something has happened. */
  readonly automations?: (own: Own) => readonly Automation[];
  /** What people are mailed about. */
  readonly mailings?: readonly ((world: MailingWorld) => Mailing)[];
  /** What people's devices are notified of. */
  readonly notifyings?: readonly ((world: Pick<MailingWorld, 'market' | 'views'>) => Notifying)[];
  /** Its uploads, and what their files are brought for. */
  readonly uploads?: readonly (readonly [UploadContract, UploadPurpose])[];
  /** Its uploads that become something else than one file that waits for its use. */
  readonly uploadHandlers?: (own: Own, world: UploadWorld) => readonly UploadHandler[];
}

/** Ties an area's deadlines and automations to its own bindings by type. */
export const commandArea = <Own extends AreaBindings>(area: CommandArea<Own>): CommandArea<Own> => area;
