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

export type AreaBindings = Readonly<Record<string, RunnableBinding<never>>>;

export interface UploadWorld extends Omit<ContentChecks, 'shrink' | 'close'> {
  readonly market: MarketRecord;
  readonly runner: CommandRunner;
  readonly load: StateLoader;
  readonly names: Services['names'];
  readonly eventsAt: Services['eventsAt'];
  readonly now: () => Date;
  /** Daily upload quota per person (S8). */
  readonly quota: {
    readonly admit: (announced: Pick<AnnouncedUpload, 'bytes' | 'actor'>) => Promise<Rejection | null>;
    readonly count: (
      bytes: number,
      context: Pick<UploadContext, 'actor' | 'correlationId'>,
    ) => Promise<CommandOutcome>;
  };
}

export type DeadlineServices = Pick<Services, 'newFilesWindow'>;

export interface CommandArea<Own extends AreaBindings> {
  readonly bindings: (services: Services) => Own;
  readonly deadlines?: (own: Own, services: DeadlineServices) => readonly Deadline[];
  readonly automations?: (own: Own) => readonly Automation[];
  readonly mailings?: readonly ((world: MailingWorld) => Mailing)[];
  readonly notifyings?: readonly ((world: Pick<MailingWorld, 'market' | 'views'>) => Notifying)[];
  readonly uploads?: readonly (readonly [UploadContract, UploadPurpose])[];
  readonly uploadHandlers?: (own: Own, world: UploadWorld) => readonly UploadHandler[];
}

export const commandArea = <Own extends AreaBindings>(area: CommandArea<Own>): CommandArea<Own> => area;
