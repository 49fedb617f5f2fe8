import { mopCommands, type MopStatus, mopStatuses } from '@portal/contracts/areas/mop';
import { screen } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { adminTexts } from '../texts';
import { mopArea } from '../index';
import { type FakeMop, mopApi } from './mop-api';
import { type aPause, idOf } from './sample-pauses';

/** The restaurant with that number. */
export const place = (number: number) => ({
  restaurant_id: number,
  restaurant_site: String(100 + number),
  restaurant_name: `Local ${number}`,
});

/** Pauses as administrators see them. */
export const requests = (...pauses: ReturnType<typeof aPause>[]) => mopApi(pauses, 2);

export const openMop = (mop: FakeMop, at = '/admin/mop') => renderApp({ api: mop.api, areas: [mopArea], at });

export const requestList = () => screen.findByRole('list', { name: textsOf(adminTexts)('requests') });

export const statusName = (status: MopStatus): string =>
  mopStatuses.find(({ id }) => id === status)?.label.CAST ?? '';

/** What was sent about pause `number`. */
export const decisionsOn = (mop: FakeMop, number: number) =>
  mop.api.callsTo(mopCommands.ChangeMopPauseStatus).filter(({ id }) => id === idOf(number));
