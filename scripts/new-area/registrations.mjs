/** @typedef {{ file: string, import?: string, entry: string, end: RegExp }} Registration */

/**
 * One list per workspace (docs/decisions/022), in the templates' names.
 * @type {readonly Registration[]}
 */
export const registrations = [
  {
    file: 'contracts/src/all-areas.ts',
    import: "import { notesArea } from './areas/notes';",
    entry: '  notesArea,',
    end: /^\] as const;/m,
  },
  {
    file: 'command-api/src/all-areas.ts',
    import: "import { noteBindings, whenNotesBeginOrEndThenAnnounce } from './areas/notes/notes.record';",
    entry: [
      "  'notes': commandArea({",
      '    bindings: noteBindings,',
      '    deadlines: (own) => [whenNotesBeginOrEndThenAnnounce(own)],',
      '  }),',
    ].join('\n'),
    end: /^\} as const;/m,
  },
  {
    file: 'projections/src/all-areas.ts',
    import: "import { notesProjection } from './areas/notes/notes.record';",
    entry: "  'notes': { projections: [notesProjection] },",
    end: /^\};/m,
  },
  {
    file: 'query-api/src/all-areas.ts',
    import: "import { noteHandlers } from './areas/notes/notes.handlers';",
    entry: "  'notes': { queries: noteHandlers },",
    end: /^\};/m,
  },
  {
    file: 'e2e/src/calls/expected-rights.ts',
    import: "import { notesRights } from './rights/notes';",
    entry: "  'notes': notesRights,",
    end: /^\};/m,
  },
  {
    file: 'web/src/shell/areas.ts',
    import: "import { notesArea } from '#areas/notes';",
    entry: '  notesArea,',
    end: /^\];/m,
  },
  {
    file: 'web/src/shell/frame/menu-icons.ts',
    entry: ["  '/notes': AssessmentRounded,", "  '/admin/notes': AssessmentRounded,"].join('\n'),
    end: /^\};/m,
  },
  {
    file: 'contracts/src/kernel/main-menu.ts',
    entry: [
      "  '/notes': { label: everywhere('Notes'), ...readers, places: ['sections', 'rail', 'account'], order: 90 },",
      "  '/admin/notes': { label: everywhere('Notes'), ...full, places: ['rail'], group: 'content', order: 90 },",
    ].join('\n'),
    end: /^\} as const satisfies/m,
  },
  ...['es', 'ca', 'pt'].map((language) => ({
    file: `web/src/areas/operations/texts/${language}.json`,
    entry: ['  "viewNames.notes": "Notes",', '  "viewNames.notePeriods": "Notes",'].join('\n'),
    end: /^ {2}"viewNames\./m,
  })),
];

/**
 * @param {string} text of the list's file
 * @param {Registration} registration
 */
export function registered(text, { file, import: imported, entry, end }) {
  if (imported === undefined) return withEntry(text, { file, entry, end });
  const lastImport = [...text.matchAll(/^(?:import .*|\} )from '.*(?:areas|rights)\/.*';$/gm)].at(-1);
  if (!lastImport) throw new Error(`${file}: no area is imported here`);
  const behind = lastImport.index + lastImport[0].length;
  return `${text.slice(0, behind)}\n${imported}${withEntry(text.slice(behind), { file, entry, end })}`;
}

/** @param {string} list @param {Pick<Registration, 'file' | 'entry' | 'end'>} registration */
function withEntry(list, { file, entry, end }) {
  const at = list.search(end);
  if (at === -1) throw new Error(`${file}: the end of its list is not found`);
  return `${list.slice(0, at)}${entry}\n${list.slice(at)}`;
}
