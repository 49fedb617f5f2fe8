import type { Plugin } from 'vite';

const nothing = '\0unused-part';
const buttons = /\/(?:Button|IconButton|ButtonBase)\/[^/]+\.mjs$/;

/** By file: exports. */
const gridParts: Readonly<Record<string, readonly string[]>> = {
  GridColumnsManagement: ['GridColumnsManagement'],
  GridColumnsPanel: ['GridColumnsPanel'],
  GridFilterPanel: ['GridFilterPanel', 'getGridFilter'],
  GridColumnMenu: [
    'GridColumnMenu',
    'GridGenericColumnMenu',
    'GRID_COLUMN_MENU_SLOTS',
    'GRID_COLUMN_MENU_SLOT_PROPS',
  ],
  GridPagination: ['GridPagination'],
  GridToolbar: ['GridToolbar', 'GridToolbarDivider', 'GridToolbarLabel'],
};
const gridPart = new RegExp(
  `/x-data-grid/components/(?!toolbar/)(?:.+/)?(${Object.keys(gridParts).join('|')})\\.mjs$`,
);
const gridMaterial = /\/x-data-grid\/material\/index\.mjs$/;
const gridControl =
  /^@mui\/material\/(?:Autocomplete|Badge|Chip|Select|Switch|TablePagination|Tabs?|TextareaAutosize|TextField|ToggleButton)$/;

/** Unused, but not tree-shaken: MUI's ripple (`src/core/theme`) and spinners, `injectIntl`, `withTheme`. */
export function unusedParts(): Plugin {
  return {
    name: 'unused-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: {
        id: [/\/(?:TouchRipple|CircularProgress\/index)\.mjs$|^hoist-non-react-statics$/, gridControl],
      },
      handler: (source, importer = '') => {
        const isUnused = gridControl.test(source)
          ? gridMaterial.test(importer)
          : source === 'hoist-non-react-statics' || buttons.test(importer);
        return isUnused ? nothing : null;
      },
    },
    load: {
      filter: { id: [/unused-part$/, gridPart] },
      handler: (id) => {
        const names = gridParts[gridPart.exec(id)?.[1] ?? ''] ?? ['tablePaginationClasses'];
        const named = names.map((name) => `export const ${name} = () => null;`);
        return [...named, 'export default () => null;'].join('\n');
      },
    },
  };
}
