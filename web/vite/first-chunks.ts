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

/** A screen with what it stands on, as far as no chunk before it in the list has it: one file instead of forty. */
const withAll = (name: string, module: string) => ({
  name,
  test: new RegExp(`/web/src/${module}\\.tsx?$`),
  includeDependenciesRecursively: true,
});

/**
 * The chunks that a first visit loads, the first in the list first. Few large files instead of many small ones: they
 * compress better, and a browser asks for six at once.
 */
export const firstChunks = [
  /** Loaded by forms only: apart, so that no chunk below takes it along. */
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 60 },
  /** It changes only when a package does, so that browsers keep it over our releases. */
  { name: 'frame', test: new RegExp(`/node_modules/(?:${packages.join('|')})/`), priority: 50 },
  /**
   * What must be there when nothing else can be loaded: the fault screen, messages, and what stands for a part that is
   * missing.
   */
  {
    name: 'fault',
    test: /\/web\/src\/(?:ui\/(?:part|toast)\/|ui\/texts\/early\/|ui\/states\/(?:Message|ErrorState)|ui\/drawings\/Drawing|core\/client\/(?:call-error|network|use-error-text)|core\/texts\/(?:early|words)\/|core\/i18n\/(?:words|use-text|define-texts|T\.)|core\/theme\/tokens)/,
    priority: 40,
  },
  {
    ...withAll('start', 'shell/(?:areas|document/start-app|routing/PortalRoutes|version/watch-builds)'),
    priority: 30,
  },
  { ...withAll('login', 'areas/session/LoginScreen'), priority: 20 },
  { ...withAll('shell', 'shell/frame/Shell'), priority: 10 },
  { ...withAll('home', 'areas/(?:home/HomeScreen|diagnostic/AlertList)'), priority: 5 },
];

export const isFirst = (chunk: string) => firstChunks.some(({ name }) => name === chunk);
