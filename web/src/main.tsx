import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { areas } from './shell/areas';
import { marketOf } from './core/market';
import { routesOf } from './shell/routing/PortalRoutes';
import { createStyleCache } from './core/theme/style-cache';
import { watchBuilds } from './shell/version/watch-builds';
import { startApp } from './shell/document/start-app';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

void startApp(root, {
  market: marketOf(document),
  areas,
  routes: routesOf(areas),
  styles: createStyleCache(document),
});
watchBuilds(import.meta.url);
