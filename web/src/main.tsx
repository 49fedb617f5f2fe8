import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/figtree/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/App';
import { areas } from './app/areas';
import { marketOf } from './app/market';
import { routesOf } from './app/routing/PortalRoutes';
import { preloadScreen } from './app/routing/preload-screen';
import { createStyleCache } from './app/style-cache';
import { watchBuilds } from './app/version/watch-builds';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root');

const routes = routesOf(areas);
void preloadScreen(routes, window.location.pathname);

createRoot(root).render(
  <StrictMode>
    <App
      market={marketOf(document)}
      areas={areas}
      router={createBrowserRouter(routes)}
      styles={createStyleCache(document)}
    />
  </StrictMode>,
);
watchBuilds(import.meta.url);
