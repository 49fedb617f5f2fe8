import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  aChannel,
  type ChannelPlan,
  everyDay,
  rowOfDay,
  serviceId,
  maxPlans,
} from '@portal/contracts/areas/channels';
import { dayOf, daysAfter } from '@portal/contracts/kernel';
import { userEvent } from '@testing-library/user-event';
import { spanTexts } from '#core/i18n/dates';
import { act, inside, press, screen, see, textsOf, waitFor, widen } from '#testing/screen-kit';
import { channelsTexts, editorTexts, hoursTexts, plannedTexts, previewTexts, problemTexts } from './texts';
import { channelsApi, openChannels, preview, save, typeHours } from './channels.testing';

const text = textsOf(channelsTexts);
const planned = textsOf(plannedTexts);
const problems = textsOf(problemTexts);
const editor = textsOf(editorTexts);
const seen = textsOf(previewTexts);
const spans = spanTexts('CAST', 'Europe/Madrid');

const zone = 'Europe/Madrid';
const ahead = (days: number) => daysAfter(dayOf(new Date().toISOString(), zone), days);
const toPlanned = async () => press(text('planned'), 'radio');
const lookAt = async (day: string) => press(spans.dayAndMonth(day), 'radio');

beforeEach(() => widen(1280));

describe('planned changes', () => {
  it('[R-CHN-04] [R-CHN-30] begin tomorrow, and are saved as what they change', async () => {
    const fake = openChannels(channelsApi());
    await toPlanned();
    await press(planned('add'));
    await typeHours('Lunes', '10-22');
    await save();
    await see(text('saved'));
    expect(fake.sent()[0]?.channel_plan).toEqual([
      {
        plan_date: ahead(1),
        schedules: { restaurant: { monday: { start: '10:00', end: '22:00' } } },
      },
    ]);
  });

  it('[R-CHN-29] show the new hours, and the earlier ones', async () => {
    const hours = { start: '10:00', end: '02:00' };
    const changes = { schedules: { restaurant: { friday: hours, saturday: hours }, delivery: 'Con Uber' } };
    openChannels(channelsApi({ plans: [{ date: ahead(3), changes }] }));
    await toPlanned();
    const change = planned('hoursBefore', { hours: '10:00–02:00', before: '12:00–00:00' });
    await see(`${editor('block.restaurant')}: vie, sáb ${change}`);
    expect(screen.getByText(`${editor('deliveryHours')}: Con Uber`)).toBeTruthy();
  });

  it('[R-CHN-30] [R-ERR-21] are two at most: a third is refused with a message', async () => {
    openChannels(channelsApi());
    await toPlanned();
    await press(planned('add'));
    await press(planned('add'));
    await press(planned('add'));
    await see.role('alertdialog', problems('plansTitle', { max: maxPlans }));
    await press(problems('close'));
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('[R-CHN-30] are taken away after a question, and discarded when that is saved', async () => {
    const fake = openChannels(
      channelsApi({
        plans: [{ date: ahead(3), changes: { services: { [serviceId('wifi')]: false } } }],
      }),
    );
    await toPlanned();
    await press(planned('removeOf', { day: spans.longDay(ahead(3)) }));
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
    await press(planned('removeConfirm'));
    await see(planned('emptyTitle'));
    await save();
    await waitFor(() => expect(fake.sent()[0]?.channel_plan).toEqual([]));
  });

  it('[AMB-71] may not be on one day', async () => {
    const change: ChannelPlan = { date: ahead(3), changes: { schedules: { delivery: 'Uber' } } };
    const fake = openChannels(channelsApi({ plans: [change, change] }));
    await press('Terraza', 'switch');
    await save();
    await see.role('alertdialog', problems('fieldsTitle'));
    expect(fake.sent()).toEqual([]);
  });

  it('[R-CHN-25] keep the rule of mobile ordering', async () => {
    openChannels(channelsApi());
    await toPlanned();
    await press(planned('add'));
    await press('Pedido móvil: mesa', 'switch');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Pedido móvil' }).checked).toBe(true);
    expect((await screen.findByRole('alert')).textContent).toContain('Pedido móvil: mesa');
  });

  it('[W33] say when the last one could not be applied', async () => {
    const failed = {
      plan_date: ahead(-1),
      at: `${ahead(-1)}T23:00:00.000Z`,
      reason: 'channel_incomplete',
      fields: {},
    };
    openChannels(channelsApi({ failed }));
    await toPlanned();
    await see(planned('failedTitle', { day: spans.longDay(ahead(-1)) }));
  });
});

describe('the card as customers see the restaurant', () => {
  const closing: ChannelPlan = {
    date: ahead(2),
    changes: {
      opening: { open: false, date: ahead(9), motive: 1 },
      services: { [serviceId('wifi')]: false },
    },
  };

  it('is open or closed now by its hours, with its services', async () => {
    const { schedules } = aChannel();
    const always = everyDay({ start: '00:00', end: '00:00' });
    openChannels(channelsApi({ content: aChannel({ schedules: { ...schedules, restaurant: always } }) }));
    const card = await preview();
    expect(card.getByText(seen('openAlways'))).toBeTruthy();
    expect(card.getByText('Wifi')).toBeTruthy();
    expect(card.queryByText(seen('changes'))).toBeNull();
  });

  it('names the day on which it closes where that is more than a day away', async () => {
    const { schedules } = aChannel();
    const day = ahead(4);
    const restaurant = {
      ...everyDay({ start: '00:00', end: '00:00' }),
      [rowOfDay(day, 'ES')]: { start: '09:00', end: '23:30' },
    };
    openChannels(channelsApi({ content: aChannel({ schedules: { ...schedules, restaurant } }) }));
    const card = await preview();
    expect(card.getByText(seen('openUntilDay', { day: spans.longDay(day), time: '00:00' }))).toBeTruthy();
  });

  it('[R-CHN-29] folds in what is planned until the day that is looked at, and marks what differs', async () => {
    openChannels(channelsApi({ plans: [closing] }));
    await lookAt(ahead(2));
    const card = await preview();
    await see(seen('closedUntil', { motive: seen('motive.1'), day: spans.longDay(ahead(9)) }), card);
    expect(card.getByText(seen('removed', { name: 'Wifi' }))).toBeTruthy();
    expect(card.getByText(seen('changes'))).toBeTruthy();
    await press(seen('today'), 'radio');
    expect(card.queryByText(seen('changes'))).toBeNull();
  });

  it('[R-CHN-06] shows today what saving would change, and that it is not saved', async () => {
    openChannels(channelsApi());
    await press('Terraza', 'switch');
    const card = await preview();
    expect(card.getByText(seen('added', { name: 'Terraza' }))).toBeTruthy();
    expect(screen.getByText(seen('unsaved'))).toBeTruthy();
  });

  it('[R-CHN-12] shows why it is closed and until when', async () => {
    const opening = { open: false, date: ahead(5), motive: 3 } as const;
    openChannels(channelsApi({ content: aChannel({ opening }) }));
    const card = await preview();
    await see(seen('closedUntil', { motive: seen('motive.3'), day: spans.longDay(ahead(5)) }), card);
  });
});

describe('hours', () => {
  it('[R-CHN-17] are typed, rejected where invalid, and stay as they were typed', async () => {
    openChannels(channelsApi());
    await typeHours('Martes', 'mañana');
    await userEvent.tab();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Horario: Martes' });
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['mañana', 'true']);
    await save();
    await press(problems('schedulesGo'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    await typeHours('Martes', '9.30 a 1');
    expect(field.value).toBe('09:30–01:00');
  });

  it('[R-CHN-17] are the whole day by one press, and what they were by another', async () => {
    openChannels(channelsApi());
    const whole = await screen.findByRole('button', { name: 'Abierto 24 horas: Lunes' });
    await userEvent.click(whole);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Horario: Lunes' });
    expect(field.value).toBe('24 horas');
    await userEvent.click(whole);
    expect(field.value).toBe('12:00–00:00');
  });

  it('[R-CHN-17] are picked in quarters of an hour, and moved by keys along the day', async () => {
    openChannels(channelsApi());
    await press('Elegir horas: Lunes');
    const picker = await inside('dialog', 'Horario: Lunes');
    const opens = picker.getByRole<HTMLSelectElement>('combobox', { name: textsOf(hoursTexts)('opens') });
    expect(opens.options).toHaveLength(96);
    await userEvent.selectOptions(opens, '11:45');
    await userEvent.keyboard('{Escape}');
    const end = screen.getByRole('slider', { name: 'Cierre: Lunes' });
    act(() => end.focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Horario: Lunes' }).value).toBe(
      '11:45–00:30',
    );
  });

  it('[R-CHN-15] [AMB-53] of a block without its service say that they are not published', async () => {
    openChannels(channelsApi());
    await press(editor('block.mcauto'), 'radio');
    expect(screen.getByText(editor('notInUse', { block: editor('block.mcauto') }))).toBeTruthy();
    await press(editor('useRestaurant'));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Horario: Festivos' }).value).toBe(
      '12:00–00:00',
    );
  });
});
