import type { UploadContract } from '@portal/contracts';
import type { UploadPurpose } from '@portal/contracts/areas/cart';
import type { Automation } from '@portal/platform/automation/automation';
import type { Deadline } from '@portal/platform/automation/deadline';
import type { RunnableBinding } from '@portal/platform/decider/command-runner';
import type { Mailing } from '@portal/platform/mail/mailing';
import type { MailingWorld } from './mailing-world';
import type { Services } from './services';

/** The commands of an area by the names of their contracts. */
export type AreaBindings = Readonly<Record<string, RunnableBinding<never>>>;

/** What an area does on the write side. `own` are its bindings. */
export interface CommandArea<Own extends AreaBindings> {
  readonly bindings: (services: Services) => Own;
  /** What happens at a time. */
  readonly deadlines?: (own: Own) => readonly Deadline[];
  /** What happens because something has happened. */
  readonly automations?: (own: Own) => readonly Automation[];
  /** What people are mailed about. */
  readonly mailings?: readonly ((world: MailingWorld) => Mailing)[];
  /** Its uploads, and what their files are brought for. */
  readonly uploads?: readonly (readonly [UploadContract, UploadPurpose])[];
}

/** Ties an area's deadlines and automations to its own bindings by type. */
export const commandArea = <Own extends AreaBindings>(area: CommandArea<Own>): CommandArea<Own> => area;
