import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { maxImages } from '@portal/contracts/areas/cart';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { Market } from '@portal/contracts/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { uploadTexts } from '#ui/texts';
import { deliveryTexts, detailsTexts, wizardTexts } from './texts';
import { renderApp } from '#testing/render-app';
import { cartArea } from './index';
import { type FakeUpload, fakeUploads } from '#testing/fake-upload';
import { coreText, press, see, textsOf, user, widen } from '#testing/screen-kit';
import { cart, choose, question, untouched, wizardApi } from './cart.testing';

const text = textsOf(wizardTexts);
const textPt = textsOf(wizardTexts, 'PT');
const deliveryText = textsOf(deliveryTexts);
const detailsText = textsOf(detailsTexts);
const detailsTextPt = textsOf(detailsTexts, 'PT');
const uploadText = textsOf(uploadTexts);

const words = {
  ES: { first: text('ask.format'), next: text('next') },
  PT: { first: textPt('ask.format'), next: textPt('next') },
} as const;

async function open(market: Market, piece: Partial<ResourceDetail> = {}, at = '/order/12') {
  const api = wizardApi(piece);
  renderApp({ api, areas: [cartArea], at, market });
  await screen.findByRole('heading', { level: 1, name: words[market].first });
  return { api };
}

const next = (market: Market = 'ES') => press(words[market].next);
const optionalText = (label: string) =>
  screen.findByRole('textbox', { name: (name) => name.startsWith(label) });
const steps = () =>
  within(screen.getByRole('navigation', { name: /Pasos|Passos/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace(/^\d/, ''));

const { matchMedia } = window;
let uploading: ReturnType<typeof fakeUploads>;
beforeEach(() => {
  uploading = fakeUploads();
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  window.matchMedia = matchMedia;
  uploading.restore();
});

describe('the wizard in ES', () => {
  it('[R-WIZ-01] [R-CRT-05] [R-CRT-06] [R-WIZ-03] [R-WIZ-04] [R-WIZ-05] [R-WIZ-06] [R-WIZ-07] asks five questions and puts what was chosen into the cart [R-WIZ-14]', async () => {
    await open('ES');
    await choose('Vinilo de escaparate');
    expect(steps()).toEqual([
      text('step.format'),
      text('step.size'),
      text('step.questions'),
      text('step.personalisation'),
      text('step.budget'),
    ]);
    await next();
    await question(text('ask.size'));
    await choose('100 × 150 cm');
    await next();
    await question(text('ask.questions'));
    await user.type(
      screen.getByRole('textbox', { name: '¿Qué texto hay que cambiar?' }),
      'Abierto hasta las 2',
    );
    await choose('Exterior');
    await user.type(await optionalText(text('moreAnswers')), 'Dos idiomas');
    await next();
    await question(text('ask.personalisation'));
    await user.type(await optionalText(detailsText('date')), '12 de diciembre');
    await user.click(screen.getByRole('button', { name: /^Ver el resumen/ }));
    for (const chosen of ['Dos idiomas', '12 de diciembre']) {
      expect(within(screen.getByRole('complementary')).getByText(chosen)).toBeTruthy();
    }
    await next();
    await question(text('ask.budget'));
    see.none('button', text('next'));
    await choose('2');
    await user.click(screen.getByRole('button', { name: text('confirmNew') }));
    await see.path('/cart');
    expect(cart()).toEqual([
      {
        ...untouched,
        to: { file: 4, filename: '100x150', size: '' },
        method: 2,
        params: { ...untouched.params, q1: 'Abierto hasta las 2', q5: 'outside', custom: 'Dos idiomas' },
        custom: { ...untouched.custom, restaurant: 'Restaurante 1', date: '12 de diciembre' },
        units: 2,
        units_scale: '2',
        billed: 1,
        shipped: 1,
      },
    ]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('wizard-new'))).toEqual([]);
  });

  it('[R-WIZ-09] [R-WIZ-10] jumps from the format to the details when the format stays, and Back returns', async () => {
    await open('ES');
    await choose(/^Cartel/);
    expect(steps()).toEqual([text('step.format'), text('step.personalisation'), text('step.budget')]);
    await next();
    await question(text('ask.personalisation'));
    await user.click(screen.getByRole('button', { name: text('back') }));
    await question(words.ES.first);
  });

  it('[R-WIZ-12] [R-WIZ-13] explains what an adaptation costs', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question(text('ask.personalisation'));
    await next();
    const board = await screen.findByRole('complementary', { name: deliveryText('priceTitle') });
    const prices = within(board)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    expect(prices).toEqual(['20 €', '35 €', '35 €', '60 €', deliveryText('priceOnRequest')]);
  });

  it('[R-WIZ-16] [R-WIZ-17] [R-CRT-11] offers the units in order, and asks how many exactly: no number below 1', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question(text('ask.personalisation'));
    await next();
    const units = await screen.findByRole('radiogroup', { name: deliveryText('units') });
    const offered = within(units).getAllByRole('radio') as HTMLInputElement[];
    expect(offered.map(({ value }) => value).join()).toBe(
      '1,2,3,4,5,250 - 500,500 - 1000,1000 - 2000,2000 - 3000,3000 - 4000,4000 - 5000,-1',
    );
    await choose(deliveryText('unitsCustom'));
    const quantity = screen.getByRole('textbox', { name: deliveryText('unitsCustomLabel') });
    await user.type(quantity, '-12{Enter}');
    await screen.findByText(deliveryText('error.unitsCustom'));
    expect(cart()).toEqual([]);
    await user.clear(quantity);
    await user.type(quantity, '12{Enter}');
    await waitFor(() => expect(cart()).toHaveLength(1));
  });

  it('[R-WIZ-29] adds nothing when it is left, and goes on where it was when it is opened again', async () => {
    await open('ES');
    await choose('Vinilo de escaparate');
    await next();
    await question(text('ask.size'));
    cleanup();
    expect(cart()).toEqual([]);
    const api = wizardApi();
    renderApp({ api, areas: [cartArea], at: '/order/12', market: 'ES' });
    await question(text('ask.size'));
    await user.click(screen.getByRole('button', { name: text('startOver') }));
    await question(words.ES.first);
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  });

  it('[R-NAV-37] leads home from an address that names no piece', async () => {
    const api = wizardApi();
    const app = renderApp({ api, areas: [cartArea], at: '/order/new' });
    await waitFor(() => expect(app.path()).toBe('/'));
    expect(api.callsTo(resourceQueries.GetResource)).toEqual([]);
  });

  it('does not order what may not be adapted', async () => {
    const api = wizardApi({ has_file: false, budget: 0 });
    renderApp({ api, areas: [cartArea], at: '/order/12', market: 'ES' });
    await see.role('heading', text('notOrderable'));
  });

  it('adds one piece to the cart however often "confirm" is clicked', async () => {
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await question(text('ask.personalisation'));
    await next();
    await question(text('ask.budget'));
    await choose('1');
    await user.dblClick(await screen.findByRole('button', { name: text('confirmNew') }));
    await waitFor(() => expect(cart()).toHaveLength(1));
  });

  it.each([
    [360, text('confirmShort') + text('confirmNew'), 0],
    [1440, text('confirmNew'), 1],
  ])('[R-WIZ-01] confirms in short words and without a sign where there is no room: %i', async (...at) => {
    const [width, words, signs] = at;
    widen(width);
    await open('ES');
    await choose(/^Cartel/);
    await next();
    await next();
    await question(text('ask.budget'));
    const confirm = screen.getByRole('button', { name: text('confirmNew') });
    expect(confirm.textContent).toBe(words);
    expect(confirm.querySelectorAll('svg')).toHaveLength(signs);
  });
});

describe('the wizard in PT', () => {
  it('[R-WIZ-11] ends with the details, [R-WIZ-18] has ten arrows, and fixes the method to 1', async () => {
    await open('PT');
    await choose('Vídeo');
    expect(steps()).toEqual([textPt('step.format'), textPt('step.personalisation')]);
    await next('PT');
    await question(textPt('ask.personalisation'));
    const arrows = screen.getByRole('radiogroup', { name: /Seta/ });
    expect(
      within(arrows)
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
    await choose('Rotunda: saída à esquerda');
    await user.type(screen.getByRole('textbox', { name: detailsTextPt('price') }), '4,95');
    await user.type(screen.getByRole('textbox', { name: detailsTextPt('others') }), 'Aberto até às 2h');
    await user.click(screen.getByRole('checkbox', { name: detailsTextPt('legal') }));
    await user.click(screen.getByRole('button', { name: textPt('confirmNew') }));
    await see.path('/cart');
    expect(cart()).toEqual([
      {
        ...untouched,
        to: { file: 14, filename: '', size: '' },
        method: 1,
        custom: {
          ...untouched.custom,
          restaurant: 'Restaurante 1',
          price: '4,95 €',
          legal: detailsTextPt('legalText'),
          others: 'Aberto até às 2h',
          direction: { value: 9, text: 'Rotunda: saída à esquerda', image: 'roundabout-left' },
        },
      },
    ]);
  });

  it('[R-WIZ-22] [R-WIZ-23] needs restaurant, price and indications, and the legal text for the price', async () => {
    await open('PT');
    await choose('Vídeo');
    await next('PT');
    await question(textPt('ask.personalisation'));
    await user.clear(screen.getByRole('textbox', { name: detailsTextPt('restaurant') }));
    const confirm = screen.getByRole('button', { name: textPt('confirmNew') });
    await user.click(confirm);
    const complaint = (name: string) => screen.getByRole('textbox', { name, description: /^Escreva/ });
    expect([
      complaint(detailsTextPt('restaurant')),
      complaint(detailsTextPt('price')),
      complaint(detailsTextPt('others')),
    ]).toHaveLength(3);
    expect(document.activeElement).toBe(complaint(detailsTextPt('restaurant')));
    await user.type(screen.getByRole('textbox', { name: detailsTextPt('price') }), '4,95');
    await user.click(confirm);
    expect(screen.getByText(textPt('error.legal_error'))).toBeTruthy();
  });
});

describe('the errors of the wizard', () => {
  it('[R-WIZ-19] [R-WIZ-26] [R-CON-05] [AMB-86] is shown for three seconds as a notice, and at its field until corrected', async () => {
    await open('ES');
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: text('next') }));
    const notice = text('lacking', { count: 1 });
    expect(screen.getByText(notice)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(2900));
    expect(screen.getByText(notice)).toBeTruthy();
    act(() => void jest.advanceTimersByTime(200));
    see.noText(notice);
    expect(screen.getByText(text('error.format'))).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Folleto' }));
    see.noText(text('error.format'));
    jest.useRealTimers();
  });

  it('[R-WIZ-20] needs a text for a custom size; Enter is Next', async () => {
    await open('ES');
    await choose('Vinilo de escaparate');
    await next();
    await question(text('ask.size'));
    await choose(text('customSize'));
    const size = screen.getByRole('textbox', { name: text('customSizeLabel') });
    await user.type(size, '{Enter}');
    expect(screen.getByText(text('error.size'))).toBeTruthy();
    await user.type(size, '2 × 1 m{Enter}');
    await question(text('ask.questions'));
  });

  it('leads the focus to the question of the next page', async () => {
    await open('ES');
    await choose('Folleto');
    await next();
    expect(document.activeElement).toBe(await question(text('ask.size')));
  });
});

describe('files', () => {
  const toFiles = async (market: Market = 'ES', format = /^Cartel/) => {
    await open(market);
    await choose(format);
    await next(market);
    await question(text('ask.personalisation'));
    // The calendars arrive last; files are chosen by hand in between.
    await screen.findAllByRole('group', {});
  };
  const inputs = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const bring = (place: 0 | 1, ...files: File[]) => user.upload(inputs()[place] as HTMLInputElement, files);
  const started = async (count: number): Promise<readonly FakeUpload[]> => {
    await waitFor(() => expect(uploading.uploads).toHaveLength(count));
    return uploading.uploads;
  };
  const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

  it('[R-WIZ-15] keep Next waiting while they are under way, and Enter and the steps as well', async () => {
    await toFiles();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [upload] = await started(1);
    act(() => upload?.progress(0.42));
    await see('42 %');
    const button = screen.getByRole<HTMLButtonElement>('button', { name: text('next') });
    expect(button.disabled).toBe(true);
    expect(screen.getByText(text('uploading'))).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /Nombre/ }), '{Enter}');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text('ask.personalisation'));
    act(() => upload?.finish('f'.repeat(32)));
    await waitFor(() => expect(button.disabled).toBe(false));
    await next();
    await question(text('ask.budget'));
  });

  it('can be cancelled and tried again, and a rejection shows why', async () => {
    await toFiles();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [first] = await started(1);
    await user.click(screen.getByRole('button', { name: uploadText('cancel', { name: 'arte.pdf' }) }));
    expect(first?.isAborted()).toBe(true);
    await bring(0, new File(['x'], 'otro.pdf'));
    const [, second] = await started(2);
    act(() => second?.refuse('internal', 500));
    await see(coreText('rejection.internal'));
    await user.click(screen.getByRole('button', { name: uploadText('retry', { name: 'otro.pdf' }) }));
    expect(await started(3)).toHaveLength(3);
  });

  it('of a kind that is not taken are refused before they are sent, and offered no second try', async () => {
    await toFiles();
    const [input] = inputs();
    await userEvent
      .setup({ delay: null, applyAccept: false })
      .upload(input as HTMLInputElement, new File(['x'], 'virus.exe'));
    await see(uploadText('rejection.file_type_refused'));
    see.none('button', uploadText('retry', { name: 'virus.exe' }));
    expect(uploading.uploads).toHaveLength(0);
  });

  it('[R-WIZ-24] an own file is required where the format needs it', async () => {
    await open('ES', { type: { id: 8, name: 'Anuncio de prensa' } });
    await choose(/^Anuncio de prensa/);
    await next();
    await question(text('ask.personalisation'));
    await next();
    expect(screen.getByText(text('error.customize'))).toBeTruthy();
    await bring(0, new File(['x'], 'arte.pdf'));
    const [upload] = await started(1);
    act(() => upload?.finish('f'.repeat(32)));
    await waitFor(() => see.noText(text('error.customize')));
  });

  it('[R-WIZ-27] [R-ERR-14] are five pictures at most', async () => {
    await toFiles();
    await bring(1, ...['1', '2', '3', '4', '5', '6'].map((name) => picture(`${name}.png`)));
    expect(screen.getByText(text('error.too_many_images', { max: maxImages }))).toBeTruthy();
    for (const place of [0, 1, 2, 3, 4]) {
      const upload = (await started(Math.min(place + 2, 5)))[place];
      act(() => upload?.finish(String(place).repeat(32)));
    }
    await waitFor(() => expect(screen.getAllByText(uploadText('done'))).toHaveLength(5));
    await user.click(screen.getByRole('button', { name: uploadText('remove', { name: '1.png' }) }));
    see.noText(text('error.too_many_images', { max: maxImages }));
  });
});
