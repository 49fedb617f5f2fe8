import { afterEach, expect, it } from '@jest/globals';
import { channelQueries } from '@portal/contracts/areas/channels';
import { Role } from '@portal/contracts/kernel';
import { cleanup, screen } from '@testing-library/react';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { channelsArea } from '../index';
import { aDocument } from '../testing/sample-channel';
import { ChannelDocumentsPanel } from './ChannelDocumentsPanel';
import { documentsMessages } from './documents.messages';

const text = textsOf(documentsMessages);
const title = { CAST: 'T', CAT: 'T', PT: 'T' };

afterEach(cleanup);

it('[R-CHN-02] [AMB-68] both documents are shown with what is published, and can be replaced', async () => {
  const api = fakeApi().signedIn({ type: Role.Administrator });
  api.on(channelQueries.ListChannelDocuments, () => [aDocument]);
  const host = {
    area: 'host',
    routes: [{ frame: 'portal', title, path: '/', screen: async () => ChannelDocumentsPanel }],
  } as const;
  renderApp({ api, areas: [host], at: '/' });
  expect(
    await screen.findByText(text('current', { version: 2, day: '02/11/2026', name: 'guia.pdf' })),
  ).toBeTruthy();
  expect(screen.getByText(text('none'))).toBeTruthy();
  expect(screen.getByText(text('social-media'))).toBeTruthy();
  expect(screen.getByText(text('paid-media'))).toBeTruthy();
  expect([channelsArea.slots?.importFiles].flat()).toEqual([
    expect.objectContaining({ order: 20, roles: [Role.Administrator] }),
  ]);
});
