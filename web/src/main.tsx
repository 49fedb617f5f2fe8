import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { areas } from './app/areas';
import { marketOf } from './app/market';
import { routesOf } from './app/routing/PortalRoutes';
import { createStyleCache } from './app/style-cache';
import { watchBuilds } from './app/version/watch-builds';
import { startApp } from './app/document/start-app';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

void startApp(root, {
  market: marketOf(document),
  areas,
  routes: routesOf(areas),
  styles: createStyleCache(document),
});
watchBuilds(import.meta.url);
