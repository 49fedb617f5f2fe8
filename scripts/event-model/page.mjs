/**
 * @typedef {{
 *   area: string,
 *   commands: readonly { name: string, events: readonly string[] }[],
 *   events: readonly string[],
 *   reactions: readonly { name: string, on: readonly string[] }[],
 *   pushes: readonly { names: readonly string[], on: readonly string[] }[],
 *   queries: readonly { name: string, views: readonly string[], screens: readonly string[] }[],
 * }} Area
 * @typedef {Readonly<Record<string, readonly string[]>>} ViewsByEvent
 */

/** @param {readonly string[]} values */
const list = (values) => (values.length === 0 ? '–' : values.map((value) => `\`${value}\``).join(' '));

/** @param {readonly string[]} heading @param {readonly (readonly string[])[]} rows */
const table = (heading, rows) =>
  [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {readonly string[]} values */
const unique = (values) => [...new Set(values)];

/** @param {Area} area @param {readonly Area[]} all @param {ViewsByEvent} viewsByEvent */
function eventRows(area, all, viewsByEvent) {
  const reactions = all.flatMap((other) => other.reactions);
  const pushes = all.flatMap((other) => other.pushes);
  return area.events.map((event) => [
    `\`${event}\``,
    list(area.commands.filter(({ events }) => events.includes(event)).map(({ name }) => name)),
    list(viewsByEvent[event] ?? []),
    reactions
      .filter(({ on }) => on.includes(event))
      .map(({ name }) => name)
      .join('<br>') || '–',
    list(unique(pushes.filter(({ on }) => on.includes(event)).flatMap(({ names }) => names))),
  ]);
}

/** @param {Area} area @param {ViewsByEvent} viewsByEvent */
function diagram({ commands, events, queries }, viewsByEvent) {
  const written = commands.flatMap(({ name, events: own }) =>
    own.map((event) => `  ${name} --> ${event}([${event}])`),
  );
  const shown = events.flatMap((event) =>
    (viewsByEvent[event] ?? []).map((view) => `  ${event} --> ${view}[(${view})]`),
  );
  const own = new Set(events.flatMap((event) => viewsByEvent[event] ?? []));
  const read = queries.flatMap(({ name, views }) =>
    views.filter((view) => own.has(view)).map((view) => `  ${view} --> ${name}{{${name}}}`),
  );
  const lines = unique([...written, ...shown, ...read]);
  return lines.length === 0 ? null : ['```mermaid', 'flowchart LR', ...lines, '```'].join('\n');
}

/** @param {Area} area @param {readonly Area[]} all @param {ViewsByEvent} viewsByEvent */
function chapter(area, all, viewsByEvent) {
  const silent = area.commands.filter(({ events }) => events.length === 0).map(({ name }) => name);
  const queries = area.queries.map(({ name, views, screens }) => [
    `\`${name}\``,
    list(views),
    screens.join(', ') || '–',
  ]);
  return [
    `## ${area.area}`,
    area.events.length > 0 &&
      table(['event', 'commands', 'read models', 'reactions', 'pushes'], eventRows(area, all, viewsByEvent)),
    silent.length > 0 && `Commands that append no event of their own: ${list(silent)}`,
    queries.length > 0 && table(['query', 'read models', 'screens'], queries),
    diagram(area, viewsByEvent),
  ]
    .filter((part) => typeof part === 'string')
    .join('\n\n');
}

/**
 * By area: commands → events → read models, reactions, pushes → queries → screens.
 * @param {readonly Area[]} areas
 * @param {ViewsByEvent} viewsByEvent
 * @returns {string} Markdown
 */
export const eventModelPage = (areas, viewsByEvent) =>
  [
    '# Event model',
    'Written by `npm run generate` from contracts, deciders, projections, automations, push rules and screens.',
    'A command appends events; an event changes read models, starts reactions and is pushed to browsers; queries read the read models for screens. In the diagrams: command → (event) → [read model] → {query}.',
    ...areas.map((area) => chapter(area, areas, viewsByEvent)),
  ].join('\n\n');
