import { expect, it } from '@jest/globals';
import { channelQueries } from '@portal/contracts/areas/channels';
import { marketRecords, markets, Role } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { app, fakeApi, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { documentsTexts } from './texts';
import { aDocument } from './channels.testing';
import { channelsArea } from './index';

it.each(markets)('[R-CHN-02] [AMB-68] administrators replace both documents in %s', async (market) => {
  const text = textsOf(documentsTexts, marketRecords[market].defaultLanguage);
  const api = fakeApi().signedIn({ type: Role.Administrator });
  api.on(channelQueries.ListChannelDocuments, () => [aDocument]);
  renderApp({ api, areas: [channelsArea], at: '/admin/documents', market });
  await see(text('current', { version: 2, day: '02/11/2026', name: 'guia.pdf' }));
  expect(screen.getByText(text('none'))).toBeTruthy();
  expect(screen.getByText(text('social-media'))).toBeTruthy();
  expect(screen.getByText(text('paid-media'))).toBeTruthy();
});

it('[R-CHN-02] [R-ROL-03] restricted administrators replace none', async () => {
  const api = fakeApi().signedIn({ type: Role.Editor });
  renderApp({ api, areas: [channelsArea], at: '/admin/documents' });
  await waitFor(() => expect(app.path()).not.toBe('/admin/documents'));
});
