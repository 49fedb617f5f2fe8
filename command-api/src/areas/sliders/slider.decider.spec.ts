import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  aSliderAdded,
  aSliderUpdated,
  aSliderClicked,
  aSliderDeleted,
  aSliderId,
  aSliderMoved,
  aSliderRestored,
  aSliderPeriodReached,
} from '@portal/contracts/areas/sliders';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { sliderClicksDecider } from './slider-clicks.decider';
import { sliderDecider } from './slider.decider';

const id = aSliderId;
const added = aSliderAdded();
const { name, url, coverKey: file } = added.data;
const period = { status: true, start_date: null, end_date: null };
const adding = { input: { name, url, file, priority: 3, ...period }, taken: { id } };
const update = (changes: object = {}) => ({ input: { id, name, url, file: '', ...period, ...changes } });
const move = (direction: 'up' | 'down') => ({ input: { id, direction } });
const ten = '2026-11-20T10:00:00.000Z';
const twelve = '2026-11-20T12:00:00.000Z';

describe('adding a cover', () => {
  it('[R-AME-03] [R-ENT-07] keeps what it shows, where it leads and when', () => {
    givenEvents(sliderDecider, []).when('AddSlider', adding).then([added]);
    const later = { ...adding, input: { ...adding.input, start_date: ten, end_date: twelve } };
    givenEvents(sliderDecider, [])
      .when('AddSlider', later)
      .then([aSliderAdded({ start: ten, end: twelve })]);
  });

  it('[R-AME-06] puts it first when no position is asked for', () => {
    const { priority: _none, ...input } = adding.input;
    givenEvents(sliderDecider, [])
      .when('AddSlider', { ...adding, input })
      .then([aSliderAdded({ priority: 1 })]);
  });

  it('[R-AME-03] is refused when it would end before it begins', () => {
    const input = { ...adding.input, start_date: twelve, end_date: ten };
    givenEvents(sliderDecider, [])
      .when('AddSlider', { ...adding, input })
      .thenRejected('period_ends_first');
  });

  it('[R2] produces no event when it exists', () => {
    givenEvents(sliderDecider, [added]).when('AddSlider', adding).thenNothing();
  });
});

describe('changing a cover', () => {
  it('[R-AME-03] keeps its picture when none is sent, and takes a new one', () => {
    const other = 'Invierno a la brasa';
    givenEvents(sliderDecider, [added])
      .when('UpdateSlider', update({ name: other }))
      .then([aSliderUpdated()]);
    givenEvents(sliderDecider, [added])
      .when('UpdateSlider', update({ name: other, file: 'd'.repeat(32) }))
      .then([aSliderUpdated({ coverKey: 'd'.repeat(32) })]);
  });

  it('[R-AME-06] [W27] moves it where an older client sends a position, and leaves it where none is sent', () => {
    givenEvents(sliderDecider, [added])
      .when('UpdateSlider', update({ priority: 2 }))
      .then([aSliderMoved()]);
    givenEvents(sliderDecider, [added]).when('UpdateSlider', update()).thenNothing();
  });

  it('[R-AME-03] is refused when it would end before it begins', () => {
    givenEvents(sliderDecider, [added])
      .when('UpdateSlider', update({ start_date: ten, end_date: ten }))
      .thenRejected('period_ends_first');
  });

  it('is rejected for an unknown cover', () => {
    givenEvents(sliderDecider, []).when('UpdateSlider', update()).thenRejected('slider_not_found');
    givenEvents(sliderDecider, [added, aSliderDeleted()])
      .when('UpdateSlider', update())
      .thenRejected('slider_not_found');
  });
});

describe('moving a cover', () => {
  it('[R-AME-06] [AMB-19] moves one step from its current place', () => {
    givenEvents(sliderDecider, [added]).when('MoveSlider', move('up')).then([aSliderMoved()]);
    givenEvents(sliderDecider, [added, aSliderMoved()])
      .when('MoveSlider', move('up'))
      .then([aSliderMoved({ from: 2, to: 1 })]);
    givenEvents(sliderDecider, [added])
      .when('MoveSlider', move('down'))
      .then([aSliderMoved({ to: 4 })]);
  });

  it('[R-AME-06] produces no event at the first position', () => {
    givenEvents(sliderDecider, [aSliderAdded({ priority: 1 })])
      .when('MoveSlider', move('up'))
      .thenNothing();
  });

  it('is rejected for an unknown cover', () => {
    givenEvents(sliderDecider, []).when('MoveSlider', move('up')).thenRejected('slider_not_found');
    givenEvents(sliderDecider, [added, aSliderDeleted()])
      .when('MoveSlider', move('up'))
      .thenRejected('slider_not_found');
  });
});

describe('deleting a cover', () => {
  const there = givenEvents(sliderDecider, [added]);
  const gone = givenEvents(sliderDecider, [added, aSliderDeleted()]);

  it('[R-AME-01] removes it; a repeat produces no event', () => {
    there.when('DeleteSlider', { input: { id } }).then([aSliderDeleted()]);
    gone.when('DeleteSlider', { input: { id } }).thenNothing();
  });

  it('[U5] is undone with everything that it was', () => {
    gone.when('RestoreSlider', { input: { id } }).then([aSliderRestored()]);
    there.when('RestoreSlider', { input: { id } }).thenNothing();
    const back = givenEvents(sliderDecider, [added, aSliderDeleted(), aSliderRestored()]);
    expect(back.state).toEqual(there.state);
  });

  it('is refused where there was none', () => {
    const nowhere = givenEvents(sliderDecider, []);
    nowhere.when('DeleteSlider', { input: { id } }).thenRejected('slider_not_found');
    nowhere.when('RestoreSlider', { input: { id } }).thenRejected('slider_not_found');
  });
});

describe('a cover whose time has come', () => {
  const planned = aSliderAdded({ start: ten, end: twelve });
  const turn = (due: string) => ({ input: { id, due }, at: due });

  it('[R-HOM-06] announces that it is shown and until when, then that it has gone', () => {
    givenEvents(sliderDecider, [planned])
      .when('ApplySliderPeriod', turn(ten))
      .then([aSliderPeriodReached({ next: twelve })]);
    givenEvents(sliderDecider, [planned])
      .when('ApplySliderPeriod', turn(twelve))
      .then([aSliderPeriodReached({ shown: false })]);
  });

  it.each([
    ['put off', [planned, aSliderUpdated({ start: twelve })]],
    ['hidden', [planned, aSliderUpdated({ start: ten, active: false })]],
    ['deleted', [planned, aSliderDeleted()]],
    ['never there', []],
  ] as const)('produces no event when it was %s in the meantime', (_, events) => {
    givenEvents(sliderDecider, events).when('ApplySliderPeriod', turn(ten)).thenNothing();
  });

  it('keeps its place', () => {
    const turned = givenEvents(sliderDecider, [planned, aSliderPeriodReached()]);
    expect(turned.state).toEqual(givenEvents(sliderDecider, [planned]).state);
  });
});

describe('a click on a cover', () => {
  const { state: slider } = givenEvents(sliderDecider, [added]);
  const click = { input: { slider_id: id, user_id: 99 }, actor: testActor(Role.Manager) };

  it('[R-HOM-07] [W19] is counted for the signed-in person, not for the one in the path', () => {
    const once = givenEvents(sliderClicksDecider, []);
    const at = '2026-11-20T09:30:00.000Z';
    once.when('LogSliderClick', { ...click, at, facts: { slider } }).then([aSliderClicked({ at })]);
  });

  it('[W31] [R-HOM-07] counts once a minute for a person and a cover', () => {
    const clicked = (at: string, events = [aSliderClicked({ at: '2026-11-20T09:30:00.000Z' })]) =>
      givenEvents(sliderClicksDecider, events).when('LogSliderClick', { ...click, at, facts: { slider } });
    clicked('2026-11-20T09:30:59.999Z').then([]);
    clicked('2026-11-20T09:31:00.000Z').then([aSliderClicked({ at: '2026-11-20T09:31:00.000Z' })]);
    const { at: _none, ...older } = aSliderClicked().data;
    const before = [{ type: 'SliderClicked', data: older } as const];
    clicked('2026-11-20T09:30:01.000Z', before).then([aSliderClicked({ at: '2026-11-20T09:30:01.000Z' })]);
  });

  it('[R-HOM-07] is refused on one that is not there', () => {
    const none = givenEvents(sliderClicksDecider, []);
    none.when('LogSliderClick', { ...click, facts: { slider: null } }).thenRejected('slider_not_found');
    const { state: deleted } = givenEvents(sliderDecider, [added, aSliderDeleted()]);
    none.when('LogSliderClick', { ...click, facts: { slider: deleted } }).thenRejected('slider_not_found');
  });
});
