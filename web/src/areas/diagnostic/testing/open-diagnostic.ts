import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Market } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { diagnosticArea } from '../index';
import type { FakeDiagnostic } from './diagnostic-api';

export const openDiagnostic = (
  fake: Pick<FakeDiagnostic, 'api'>,
  at = '/diagnostic',
  market: Market = 'ES',
  more: Parameters<typeof renderApp>[0]['areas'] = [],
) => renderApp({ api: fake.api, areas: [diagnosticArea, ...more], at, market });

/** A section by its title, once it is there. */
export const section = async (name: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`${name}$`) }));

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
