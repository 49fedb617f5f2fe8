import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Market } from '@portal/contracts/kernel';
import { renderApp } from '#testing/render-app';
import { textsOf } from '#testing/text-of';
import { blocksTexts } from '#ui/texts';
import { uiTexts } from '#ui/texts/early';
import { calendarTexts, plannerTexts, prioritiesTexts } from '../texts';
import { plannerArea } from '../index';
import type { FakePlanner } from './planner-api';
import { year } from './sample-plan';

export const text = textsOf(plannerTexts);
export const priorities = textsOf(prioritiesTexts);
export const calendar = textsOf(calendarTexts);
export const ui = textsOf(uiTexts);
export const blocks = textsOf(blocksTexts);

export const openPlanner = (
  fake: FakePlanner,
  { at = '/marketing', market = 'ES' as Market, more = [] as Parameters<typeof renderApp>[0]['areas'] } = {},
) => renderApp({ api: fake.api, areas: [plannerArea, ...more], at, market });

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const popup = (name: string | RegExp) => screen.findByRole('alertdialog', { name });
export const answer = async (question: string, button: string) =>
  userEvent.click(within(await popup(question)).getByRole('button', { name: button }));

/** The bar of an action in the calendar. */
export const bar = async (name: string | RegExp) => {
  const chart = await screen.findByRole('group', { name: calendar('chart', { year }) });
  return within(chart).findByRole('button', { name });
};
