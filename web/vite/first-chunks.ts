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

/**
 * One chunk for what must be there when nothing else can be loaded: the fault screen, messages, and what stands for a
 * part that is missing. Left to itself the bundler makes ten small files of it, which compress badly.
 */
export const faultChunk = {
  name: 'fault',
  test: /\/web\/src\/(?:ui\/(?:part|toast)\/|ui\/ui\.messages|ui\/states\/(?:Message|ErrorState|use-is-online)|ui\/drawings\/(?:Unplugged|Drawing|Sheet)|app\/client\/(?:call-error|next-try|use-error-text|client\.messages)|app\/i18n\/(?:words|use-text|define-messages|T\.)|app\/theme\/tokens)/,
};
