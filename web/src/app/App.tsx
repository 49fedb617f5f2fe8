import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { MarketRecord } from '@portal/contracts/kernel';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import type { createBrowserRouter } from 'react-router-dom';
import { RouterProvider } from 'react-router-dom';
import type { AreaManifest } from './area-manifest';
import { AreasContext, gatherAreas } from './areas-context';
import { CallClient } from './client/call-client';
import { CallClientContext } from './client/client-context';
import { createQueryClient } from './client/query-client';
import { LanguageProvider } from './i18n/LanguageProvider';
import { MarketContext } from './market';
import { SessionProvider } from './session/SessionProvider';
import { DensityProvider } from './theme/DensityProvider';
import { globalStyles } from './theme/global-styles';
import { appearanceKey, theme } from './theme/theme';
import { ToastProvider } from '#ui/toast/ToastProvider';

interface AppProps {
  market: MarketRecord;
  areas: readonly AreaManifest[];
  router: ReturnType<typeof createBrowserRouter>;
  styles: EmotionCache;
  client?: CallClient;
}

/** The whole web application: what every screen may rely on, from the outside in. */
export function App({ market, areas, router, styles, client }: AppProps) {
  const [queries] = useState(createQueryClient);
  const [calls] = useState(() => client ?? new CallClient());
  const [gathered] = useState(() => gatherAreas(areas, market));
  return (
    <CacheProvider value={styles}>
      <ThemeProvider theme={theme} modeStorageKey={appearanceKey} noSsr>
        <GlobalStyles styles={globalStyles} />
        <MarketContext value={market}>
          <LanguageProvider>
            <QueryClientProvider client={queries}>
              <CallClientContext value={calls}>
                <AreasContext value={gathered}>
                  <DensityProvider>
                    <ToastProvider>
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
