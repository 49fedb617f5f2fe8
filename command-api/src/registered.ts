import { allCalls, allViews } from '@portal/contracts';
import type { Automation } from '@portal/platform/automation/automation';
import type { Deadline } from '@portal/platform/automation/deadline';
import type { RunnableBinding } from '@portal/platform/decider/command-runner';
import type { UploadHandler } from '@portal/platform/http/upload-handler';
import type { Mailing } from '@portal/platform/mail/mailing';
import type { Notifying } from '@portal/platform/web-push/notifying';
import { refuseOmissions } from '@portal/platform/program/refuse-omissions';
import { commandAreas } from './all-areas';
import type { AreaBindings, CommandArea, DeadlineServices, UploadWorld } from './area';
import { keepUpload, uploadQuota } from './areas/cart/keep-upload';
import type { MailingWorld } from './mailing-world';
import type { Services } from './services';

type Areas = typeof commandAreas;
type AreaName = keyof Areas;

export type Bindings = { readonly [A in AreaName]: ReturnType<Areas[A]['bindings']> };

const areas = Object.entries(commandAreas) as unknown as readonly (readonly [
  AreaName,
  CommandArea<AreaBindings>,
])[];
const list = 'command-api/src/all-areas.ts';

/** @throws if a command has no binding */
export function createBindings(services: Services): Bindings {
  const bindings = Object.fromEntries(
    areas.map(([name, { bindings: bind }]) => [name, bind(services)]),
  ) as unknown as Bindings;
  refuseOmissions({
    declared: allCalls.filter(({ kind }) => kind === 'command'),
    registered: wiredBindings(bindings).map(({ contract }) => contract),
    missing: ({ name, area }) =>
      `${name} has no binding: add it to the area's .bindings.ts in command-api/src/areas/${area}, and the area to ${list}`,
  });
  return bindings;
}

export function wiredBindings(bindings: Bindings): readonly RunnableBinding[] {
  return Object.values(bindings)
    .flatMap((own) => Object.values(own) as unknown as readonly RunnableBinding[])
    .filter(({ contract }) => contract.kind === 'command');
}

/** @throws if no view of due times exists */
export function createDeadlines(bindings: Bindings, services: DeadlineServices): readonly Deadline[] {
  const deadlines = areas.flatMap(([name, area]) => area.deadlines?.(bindings[name], services) ?? []);
  refuseOmissions({
    declared: allViews.filter(({ keptByDeadline }) => keptByDeadline).map(({ name }) => name),
    registered: deadlines.map(({ dueTimes }) => dueTimes.name),
    missing: (view) => `no deadline keeps the view ${view}: add one to "deadlines" of its area in ${list}`,
  });
  return deadlines;
}

export const createAutomations = (bindings: Bindings): readonly Automation[] =>
  areas.flatMap(([name, area]) => area.automations?.(bindings[name]) ?? []);

export const createMailings = (world: MailingWorld): readonly Mailing[] =>
  areas.flatMap(([, { mailings = [] }]) => mailings.map((mailing) => mailing(world)));

export const createNotifyings = (world: Pick<MailingWorld, 'market' | 'views'>): readonly Notifying[] =>
  areas.flatMap(([, { notifyings = [] }]) => notifyings.map((notifying) => notifying(world)));

/** With purposes or handlers. @throws if an upload has neither */
export function createUploadHandlers(
  bindings: Bindings,
  needs: Omit<UploadWorld, 'quota'>,
): readonly UploadHandler[] {
  const world = { ...needs, quota: uploadQuota(needs) };
  const purposes = areas.flatMap(([, { uploads = [] }]) => uploads);
  const handlers = [
    ...purposes.map(([contract, purpose]) => keepUpload(contract, purpose, needs)),
    ...areas.flatMap(([name, area]) => area.uploadHandlers?.(bindings[name], world) ?? []),
  ];
  refuseOmissions({
    declared: allCalls.filter(({ kind }) => kind === 'upload'),
    registered: handlers.map(({ contract }) => contract),
    missing: ({ name, area }) =>
      `${name} has no purpose: add it to the .uploads.ts in command-api/src/areas/${area}, and that to "uploads" in ${list}`,
  });
  return handlers;
}
