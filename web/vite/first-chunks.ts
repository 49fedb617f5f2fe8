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

/** Without what earlier chunks have: one file instead of forty. */
const withAll = (name: string, module: string) => ({
  name,
  test: new RegExp(`/web/src/${module}\\.tsx?$`),
  includeDependenciesRecursively: true,
});

/** Loaded on a first visit, in order. Large files compress better; browsers fetch six at once. */
export const firstChunks = [
  /** For forms only: no chunk below includes it. */
  { name: 'schemas', test: /\/node_modules\/zod\//, priority: 60 },
  /** Changes only with a package: cached over releases. */
  { name: 'frame', test: new RegExp(`/node_modules/(?:${packages.join('|')})/`), priority: 50 },
  /** Needed offline: fault screen, messages, placeholders. */
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
