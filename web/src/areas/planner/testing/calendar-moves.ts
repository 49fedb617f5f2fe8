import { jest } from '@jest/globals';
import { type PlanAction, plannerCommands, type RestaurantPlan } from '@portal/contracts/areas/planner';
import { act, fireEvent } from '@testing-library/react';
import { type FakePlanner, plannerApi } from './planner-api';
import { bar } from './planner-screen';
import { day, localAction, nationalAction } from './sample-plan';

/** Pixels that the year takes in these tests: two for each day. */
const track = 730;

/** jsdom lays nothing out: the calendar is as wide as two pixels a day. */
export const layOutCalendar = () =>
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const width = 'track' in this.dataset ? track : 10;
    return { x: 0, y: 0, top: 0, left: 0, right: width, bottom: 10, width, height: 10, toJSON: () => ({}) };
  });

export const vales = localAction(1, 'Vales', { start: day(3, 10), end: day(3, 20) }, 1);
export const feria = localAction(2, 'Feria', { start: day(3, 12), end: day(4, 2) }, 1);
export const menus = nationalAction(3, 'Menús', { start: day(9, 1), end: day(10, 31) }, 1);
export const withActions = (
  actions: PlanAction[],
  facts: Partial<RestaurantPlan> = {},
  national: PlanAction[] = [],
) => plannerApi({ actions, ...facts }, national);

/** jsdom has no pointer events; React takes any event of that name. */
export const point = (target: Element, type: string, clientX: number) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX }));
/** Two pixels are a day. */
export const drag = (target: Element, days: number) => {
  point(target, 'pointerdown', 100);
  point(target, 'pointermove', 100 + days);
  point(target, 'pointermove', 100 + days * 2);
};
export const letGo = (target: Element) => {
  point(target, 'pointerup', 100);
  fireEvent.click(target);
};
export const focus = async (name: RegExp) => {
  const element = await bar(name);
  act(() => element.focus());
  return element;
};
export const grip = (element: Element, end: 'start' | 'end') => {
  const found = element.querySelector(`[data-grip="${end}"]`);
  if (found === null) throw new Error('no grip');
  return found;
};
export const updates = ({ api }: FakePlanner) =>
  api
    .callsTo(plannerCommands.UpdatePlanAction)
    .map(({ data, version }) => [data.start_date, data.end_date, version]);
