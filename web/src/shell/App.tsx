import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { GlobalStyles } from '@mui/material';
import { ThemeProvider } from '@mui/material/styles';
import type { MarketRecord } from '@portal/contracts/kernel';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  useState,
  useEffect,
  useEffectEvent,
  useSyncExternalStore,
  type ReactNode,
  useLayoutEffect,
} from 'react';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type AreaManifest, AreasContext, gatherAreas } from '#core/area-manifest';
import { createQueryClient } from '#core/client/call-cache';
import { CallClient, CallClientContext } from '#core/client/call-client';
import { LanguageProvider } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { MarketContext } from '#core/market';
import { SessionProvider } from '#core/session/SessionProvider';
import { DensityProvider } from '#core/theme/DensityProvider';
import { globalStyles } from '#core/theme/global-styles';
import { appearanceKey, theme } from '#core/theme/theme';
import { useLightPaper } from '#core/theme/use-appearance';
import { uiTexts } from '#ui/texts/early';
import { useToast } from '#ui/toast/toast-context';
import { ToastProvider } from '#ui/toast/ToastProvider';
import { type FirstAnswers, rememberAnswers } from './document/first-answers';
import { newBuild } from './version/watch-builds';

export function InsteadOfPicture({ children }: { children?: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.getElementById('root');
    if (root === null) return;
    delete root.dataset.drawn;
    root.inert = false;
  }, []);
  return children;
}

const isNewReady = () => newBuild.isReady;

/** Never reloads unasked. */
function NewBuildOffer() {
  const text = useText(uiTexts);
  const toast = useToast();
  const isReady = useSyncExternalStore(newBuild.subscribe, isNewReady, isNewReady);
  const offer = useEffectEvent(() =>
    toast.offer(text('newVersion'), { label: text('reload'), run: () => window.location.reload() }),
  );
  useEffect(() => {
    if (isReady) offer();
  }, [isReady]);
  return null;
}

interface AppProps {
  market: MarketRecord;
  areas: readonly AreaManifest[];
  router: ReturnType<typeof createBrowserRouter>;
  styles: EmotionCache;
  client?: CallClient;
  answers?: FirstAnswers;
}

function readInAnotherLanguage(queries: QueryClient): void {
  queries.removeQueries({ type: 'inactive' });
  void queries.invalidateQueries();
}

export function App({ market, areas, router, styles, client: given, answers = 'unknown' }: AppProps) {
  const [{ queries, client }] = useState(() => {
    const server = { queries: createQueryClient(), client: given ?? new CallClient() };
    rememberAnswers(answers, server.queries, server.client);
    return server;
  });
  const [gathered] = useState(() => gatherAreas(areas, market));
  useLightPaper();
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} modeStorageKey={appearanceKey} noSsr>
        <GlobalStyles styles={globalStyles} />
        <MarketContext value={market}>
          <LanguageProvider onChange={() => readInAnotherLanguage(queries)}>
            <QueryClientProvider client={queries}>
              <CallClientContext value={client}>
                <AreasContext value={gathered}>
                  <DensityProvider>
                    <ToastProvider>
                      <NewBuildOffer />
                      <SessionProvider>
                        <RouterProvider router={router} />
                      </SessionProvider>
                    </ToastProvider>
                  </DensityProvider>
                </AreasContext>
              </CallClientContext>
            </QueryClientProvider>
          </LanguageProvider>
        </MarketContext>
      </ThemeProvider>
    </CacheProvider>
  );
}
