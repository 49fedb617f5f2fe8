import type { Market } from '@portal/contracts/kernel';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { channelsTexts, hoursTexts, previewTexts } from '../texts';
import { channelsArea } from '../index';
import type { FakeChannels } from './channels-api';

const text = textsOf(channelsTexts);
const hours = textsOf(hoursTexts);

export const openChannels = (
  fake: FakeChannels,
  market: Market = 'ES',
  more: Parameters<typeof renderApp>[0]['areas'] = [],
) => renderApp({ api: fake.api, areas: [channelsArea, ...more], at: '/channels', market });

/** The block of that title, once it is there. */
export const block = async (title: string) => within(await screen.findByRole('region', { name: title }));

/** The card as customers see the restaurant. */
export const preview = async (market: Market = 'ES') =>
  within(
    await screen.findByRole('region', {
      name: textsOf(previewTexts, market === 'PT' ? 'PT' : 'CAST')('title'),
    }),
  );

/** Types the hours of a day, and leaves the field. */
export async function typeHours(day: string, typed: string) {
  const field = await screen.findByRole('textbox', { name: hours('hoursOf', { day }) });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const save = () => press(text('save'));
