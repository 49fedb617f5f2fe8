/** The workspaces in the order in which a command travels. */
const workspaces = ['contracts', 'command-api', 'projections', 'query-api', 'web'];

/** @typedef {{ file: string, lines: number }} Source `file`: path relative to the root */

/**
 * Which files an area has in which workspace: one row an area, one column a workspace.
 * @param {readonly string[]} areas in the order to show
 * @param {readonly Source[]} sources
 * @returns {string} Markdown
 */
export function areasPage(areas, sources) {
  const rows = areas
    .map((area) => ({ area, own: sources.filter(({ file }) => areaOf(file) === area) }))
    .filter(({ own }) => own.length > 0)
    .map(({ area, own }) => [
      area,
      ...workspaces.map((workspace) => cell(own, workspace, area)),
      specs(own),
      lines(own),
    ]);
  const heading = ['area', ...workspaces, 'tests', 'lines'];
  const table = [heading, heading.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  const unborn = areas.filter((area) => !rows.some(([name]) => name === area));
  return [
    '# Areas',
    'Written by `npm run areas`: the files that each area has in each workspace, their tests, and the lines of both.',
    table.join('\n'),
    ...(unborn.length > 0 ? [`Named, not yet built: ${unborn.join(', ')}.`] : []),
  ].join('\n\n');
}

/** @param {string} file */
const areaOf = (file) => /^[^/]+\/src\/areas\/([^/]+)\//.exec(file)?.[1];

/** @param {string} file */
const isSpec = (file) => /\.spec\.tsx?$/.test(file);

/** @param {readonly Source[]} own @param {string} workspace @param {string} area */
function cell(own, workspace, area) {
  return own
    .filter(({ file }) => file.startsWith(`${workspace}/`) && !isSpec(file) && !/\/index\.tsx?$/.test(file))
    .map(({ file }) => file.slice(file.lastIndexOf('/') + 1).replace(/\.tsx?$/, ''))
    .map((name) => (name.startsWith(`${area}.`) ? name.slice(area.length) : name))
    .join(' · ');
}

/** @param {readonly Source[]} own */
const specs = (own) => String(own.filter(({ file }) => isSpec(file)).length);

/** @param {readonly Source[]} own */
const lines = (own) => `${own.reduce((sum, source) => sum + source.lines, 0)} lines`;
