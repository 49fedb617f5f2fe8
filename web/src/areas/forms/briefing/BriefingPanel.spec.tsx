import { afterEach, expect, it } from '@jest/globals';
import { formsCommands } from '@portal/contracts/areas/forms';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeApi } from '#testing/fake-api';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { briefingTexts, formsTexts } from '../texts';
import { BriefingPanel } from './BriefingPanel';

const text = textsOf(briefingTexts);
const title = { CAST: 'T', CAT: 'T', PT: 'T' };

afterEach(cleanup);

it('[R-CHN-03] [R-FRM-12] a paid campaign is asked for on another page too, for the restaurant of that page', async () => {
  const api = fakeApi().signedIn();
  api.on(formsCommands.SendBriefing, () => ({ id: 'b-1' }));
  const Host = () => <BriefingPanel restaurantId={2} />;
  renderApp({
    api,
    areas: [{ area: 'host', routes: [{ frame: 'portal', title, path: '/', screen: async () => Host }] }],
  });
  const send = textsOf(formsTexts)('send');
  await userEvent.click(await screen.findByRole('button', { name: send }));
  expect(api.callsTo(formsCommands.SendBriefing)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(text('consulting')) }));
  await userEvent.click(screen.getByRole('button', { name: send }));
  expect(await screen.findByText(text('sentTitle'))).toBeTruthy();
  expect(api.callsTo(formsCommands.SendBriefing)[0]?.restaurant_id).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: text('another') }));
  expect(await screen.findByRole('button', { name: send })).toBeTruthy();
});
