/** What every screen stands on. */
const packages = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-intl',
  'intl-messageformat',
  'stylis',
  '@tanstack/[^/]+',
  '@formatjs/[^/]+',
  '@emotion/[^/]+',
  '@mui/(?:system|styled-engine|private-theming)',
  '@mui/utils/(?!useRovingTabIndex)[^/]+',
  '@mui/material/(?:styles|utils|zero-styled|Box|Stack|Button|ButtonBase|IconButton|SvgIcon|CssBaseline|GlobalStyles)',
];

/**
 * One chunk for what every screen stands on. It changes only when a package does, so that browsers keep it over our
 * releases, and one large file compresses better than thirty small ones.
 */
export const frameChunk = {
  name: 'frame',
  test: new RegExp(`/node_modules/(?:${packages.join('|')})/`),
};
