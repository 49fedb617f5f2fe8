/* Bundled and run by scripts/generate/event-model.mjs. */
import { type CommandArea, commandAreas } from '@portal/command-api';
import { allAreas } from '@portal/contracts';
import { viewsFilledBy } from '@portal/platform/projection/projection';
import { allProjections, ownPushRules } from '@portal/projections';

/** Bindings do not use services until a command runs. */
const anything: unknown = new Proxy(() => anything, {
  get: (_target, name) => (name === 'then' ? undefined : anything),
  apply: () => anything,
});

interface Rule {
  readonly name: string;
  readonly on: ReadonlyMap<string, unknown>;
}
const sentence = ({ name, on }: Rule) => ({ name, on: [...on.keys()] });

function writtenBy(area: CommandArea<never> | undefined) {
  if (area === undefined) return { internal: [], reactions: [] };
  const own = area.bindings(anything as never);
  const bindings = Object.values(own as Record<string, { contract: { kind: string; name: string } }>);
  const mailings = (area.mailings ?? []).map((mailing) => mailing(anything as never));
  const notifyings = (area.notifyings ?? []).map((notifying) => notifying(anything as never));
  const notifiers = [...mailings, ...notifyings];
  const rules = [
    ...(area.automations?.(own) ?? []),
    ...(area.deadlines?.(own, anything as never) ?? []),
    ...notifiers,
  ];
  return {
    internal: bindings
      .filter(({ contract }) => contract.kind === 'internal')
      .map(({ contract }) => contract.name),
    reactions: rules.map(sentence),
  };
}

export const model = allAreas.map(({ area, calls, events = [], views = [], pushes = [] }) => {
  const declared = calls.flatMap((some) => Object.values(some));
  const named = (kind: string) => declared.filter((call) => call.kind === kind).map(({ name }) => name);
  return {
    area,
    commands: [...named('command'), ...named('upload')],
    ...writtenBy((commandAreas as unknown as Record<string, CommandArea<never>>)[area]),
    events: events.flatMap((some) => Object.keys(some.events)),
    views: views.map(({ name }) => name),
    queries: declared
      .filter(({ kind }) => kind === 'query' || kind === 'download')
      .map((call) => ({ name: call.name, views: 'views' in call ? [...(call.views ?? [])] : [] })),
    pushes: pushes
      .flatMap(({ specs }) => Object.entries(specs))
      .map(([name, { to = {} }]) => ({ names: [name], on: Object.values(to).flat() })),
    /** `names`: those that no declaration sends. */
    ownPushes: ownPushRules
      .filter((rules) => rules.area === area)
      .map(({ on }) => ({
        all: pushes.flatMap(({ specs }) => Object.keys(specs)),
        names: pushes.flatMap(({ specs }) => Object.keys(specs).filter((name) => !specs[name]?.to)),
        on: [...on.keys()],
      })),
  };
});

/** Views by event type. */
export const viewsByEvent = Object.fromEntries(
  [...new Set(allProjections.flatMap(({ handlers }) => [...handlers.keys()]))].map((type) => [
    type,
    allProjections
      .filter(({ handlers }) => handlers.has(type))
      .flatMap(viewsFilledBy)
      .map(({ name }) => name),
  ]),
);
