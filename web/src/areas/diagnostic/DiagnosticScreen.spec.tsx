import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { alertsOf, diagnosticSections, noAlertFacts, noRatings } from '@portal/contracts/areas/diagnostic';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { aRestaurant } from '#testing/sample-session';
import { app, inside, press, see, testArea, textsOf, type, uiText, widen } from '#testing/screen-kit';
import { paperWidth, printDelay } from './DiagnosticScreen';
import { diagnosticTexts, printTexts, swotTexts } from './texts';
import { highlightDelay, scrollDebounce, scrollOffset } from './section-follow';
import { diagnosticApi, openDiagnostic, section } from './diagnostic.testing';
import { aDiagnostic, anEmptyDiagnostic } from './samples.testing';

const text = textsOf(diagnosticTexts);
const swot = textsOf(swotTexts);
const paper = textsOf(printTexts);

const home = testArea({ '/': () => <h1>Home</h1> });

beforeEach(() => widen(1280));

const menu = async () => await inside('navigation', text('menu'));
const entries = async () =>
  (await menu()).getAllByRole<HTMLAnchorElement>('link').map(({ hash }) => hash.slice(1));
const currentEntry = async () =>
  (await menu()).getAllByRole<HTMLAnchorElement>('link').find((link) => link.hasAttribute('aria-current'))
    ?.hash;
const typeStrength = async () => type(swot('new.strengths'), 'Vistas');

describe('the frame of the diagnostic', () => {
  it('[R-DIA-01] [AMB-40] has seven sections in their order, and a menu with the same', async () => {
    openDiagnostic(diagnosticApi());
    expect(await entries()).toEqual([...diagnosticSections]);
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    expect(headings).toEqual(diagnosticSections.map((name) => `${name}-title`));
  });

  it('[R-DIA-02] offers the earlier menu by groups, and remembers it', async () => {
    openDiagnostic(diagnosticApi());
    await press(text('grouping.groups'), 'radio');
    const grouped = [
      'dafo',
      'population',
      'environment',
      'clusters',
      'competence',
      'consume',
      'moments',
      'pmix',
    ];
    expect(await entries()).toEqual(grouped);
    expect((await menu()).getByText(text('group.influence'))).toBeTruthy();
    app.unmount();
    openDiagnostic(diagnosticApi());
    expect(await entries()).toEqual(grouped);
  });

  it('[R-DIA-03] names the page, puts the main menu away, and leads back by a link', async () => {
    openDiagnostic(diagnosticApi(), '/diagnostic', 'ES', [home]);
    await section('DAFO');
    expect(document.title).toMatch(/^Diagnóstico/);
    expect(screen.getAllByRole('navigation').map((one) => one.getAttribute('aria-label'))).toEqual([
      uiText('breadcrumb'),
      text('menu'),
    ]);
    await press(text('home'), 'link');
    expect(app.path()).toBe('/');
  });

  it('[R-DIA-03] [R-DIA-38] shows what administrators wrote about a section', async () => {
    openDiagnostic(diagnosticApi());
    await see('Escribe lo que ves cada día.', await section('DAFO'));
  });

  it('marks what is filled, what is empty and what should be looked at, by words too', async () => {
    openDiagnostic(diagnosticApi(anEmptyDiagnostic({ alerts: alertsOf(noAlertFacts) })));
    const links = (await menu()).getAllByRole('link').map(({ textContent }) => textContent);
    expect(links[0]).toContain(text('mark.alert', { count: 1 }));
    expect(links[1]).toContain(text('mark.empty'));
    expect(screen.getByText(text('progress', { filled: 0, all: 7 }))).toBeTruthy();
  });

  it('[R-DIA-29] counts competition as complete once its sentence has scores to compare', async () => {
    const { comparison } = aDiagnostic();
    const mcd = { ...comparison.mcd, features: noRatings };
    openDiagnostic(diagnosticApi(aDiagnostic({ comparison: { ...comparison, mcd } })));
    await menu();
    expect(screen.getByText(text('progress', { filled: 6, all: 7 }))).toBeTruthy();
    cleanup();
    openDiagnostic(diagnosticApi());
    await menu();
    expect(screen.getByText(text('progress', { filled: 7, all: 7 }))).toBeTruthy();
  });

  it('[AMB-90] counts clients as complete once both columns make 100', async () => {
    const { clients } = aDiagnostic();
    const data = clients.data.map((row) => ({ ...row, weekend: row.cluster_id === 1 ? 4 : row.weekend }));
    openDiagnostic(diagnosticApi(aDiagnostic({ clients: { ...clients, data } })));
    await menu();
    expect(screen.getByText(text('progress', { filled: 6, all: 7 }))).toBeTruthy();
  });

  it('[R-NAV-03] is there in Spain alone', async () => {
    openDiagnostic(diagnosticApi(), '/diagnostic', 'PT', [home]);
    await see.role('heading', 'Home');
    expect(app.path()).toBe('/');
  });

  it('[AMB-52] is read only for restricted administrators', async () => {
    openDiagnostic(diagnosticApi({}, { type: 4 }));
    await see(text('readOnly'));
    see.none('textbox');
    expect((await section('DAFO')).getByText('Terraza')).toBeTruthy();
  });

  it('is a bar on phones, which shows the current section and leads on', async () => {
    widen(360);
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    openDiagnostic(diagnosticApi());
    await press(text('position', { number: 1, all: 7, name: 'DAFO' }));
    expect(await screen.findAllByRole('menuitem')).toHaveLength(7);
    await press(/Momentos del día/, 'menuitem');
    expect(scrolled.mock.contexts.map((one) => (one as Element).id)).toEqual(['moments']);
    await see.role('button', text('position', { number: 6, all: 7, name: 'Momentos del día' }));
    scrolled.mockRestore();
  });
});

const standAt = (tops: Readonly<Record<string, number>>) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { ...new DOMRect(0, tops[this.id] ?? 5_000), top: tops[this.id] ?? 5_000 } as DOMRect;
  });

describe('the menu that follows the page', () => {
  it('[R-DIA-40] [R-CON-21] waits 500 ms for the page to rest and 500 ms more, 80 px below the top', async () => {
    expect([scrollDebounce, highlightDelay, scrollOffset]).toEqual([500, 500, 80]);
    openDiagnostic(diagnosticApi());
    await section('DAFO');
    const places = standAt({ dafo: -900, population: -300, clusters: 80, competence: 300 });
    jest.useFakeTimers();
    fireEvent.scroll(window);
    await act(() => jest.advanceTimersByTimeAsync(400));
    fireEvent.scroll(window);
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(await currentEntry()).toBe('#dafo');
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(await currentEntry()).toBe('#clusters');
    places.mockRestore();
  });

  it.each([
    ['as near as the end of the page lets it', { moments: 300, pmix: 600 }, '#moments'],
    ['after the person has scrolled on', { population: 20, moments: 2_000, pmix: 3_000 }, '#population'],
  ])('[R-DIA-40] never overrides a click, and follows again: %s', async (_, tops, shown) => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    openDiagnostic(diagnosticApi());
    await section('DAFO');
    const places = standAt({ dafo: -900, ...tops });
    window.scrollY = shown === '#moments' ? 100 : 0;
    jest.useFakeTimers();
    fireEvent.click((await menu()).getByRole('link', { name: /Momentos del día/ }));
    expect(await currentEntry()).toBe('#moments');
    for (let step = 0; step < 5; step += 1) {
      fireEvent.scroll(window);
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(await currentEntry()).toBe('#moments');
    }
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await currentEntry()).toBe(shown);
    fireEvent.scroll(window);
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(await currentEntry()).toBe(shown === '#moments' ? '#pmix' : shown);
    expect(document.documentElement.hasAttribute('data-going')).toBe(false);
    expect(scrolled.mock.contexts).toHaveLength(1);
    window.scrollY = 0;
    places.mockRestore();
    scrolled.mockRestore();
  });
});

describe('leaving', () => {
  it('[R-DIA-05] [R-ERR-24] with unsaved work asks first; staying keeps what is typed', async () => {
    openDiagnostic(diagnosticApi(), '/diagnostic', 'ES', [home]);
    await typeStrength();
    await press(text('home'), 'link');
    await see.role('alertdialog', uiText('leaveTitle'));
    await press(uiText('leaveStay'));
    expect(app.path()).toBe('/diagnostic');
    expect(screen.getByDisplayValue('Vistas')).toBeTruthy();
  });

  it('[R-DIA-05] by choice throws it away for good', async () => {
    openDiagnostic(diagnosticApi(), '/diagnostic', 'ES', [home]);
    await typeStrength();
    await press(text('home'), 'link');
    await press(uiText('leaveGo'));
    await see.path('/');
    await app.go(-1);
    await section('DAFO');
    expect(screen.queryByDisplayValue('Vistas')).toBeNull();
  });

  it('[R-DIA-05] for another restaurant asks too', async () => {
    const restaurants = [aRestaurant(1), aRestaurant(2, { name: 'Gran Vía' })];
    openDiagnostic(diagnosticApi({}, { restaurants }));
    await typeStrength();
    await press(/Restaurante 1/);
    await press(/Gran Vía/, 'option');
    await see.role('alertdialog', uiText('leaveTitle'));
    await press(uiText('leaveGo'));
    expect(await screen.findAllByText('102 - Gran Vía')).not.toEqual([]);
    expect(screen.queryByDisplayValue('Vistas')).toBeNull();
  });

  it('[R-DIA-05] without unsaved work asks nothing', async () => {
    openDiagnostic(diagnosticApi(), '/diagnostic', 'ES', [home]);
    await section('DAFO');
    await press(text('home'), 'link');
    expect(app.path()).toBe('/');
  });

  it('[U4] by reloading the page keeps what is typed', async () => {
    const fake = openDiagnostic(diagnosticApi());
    await typeStrength();
    app.unmount();
    openDiagnostic(fake);
    expect(await screen.findByDisplayValue('Vistas')).toBeTruthy();
  });
});

it('[R-HOM-08] an address that names a section opens the page there', async () => {
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  openDiagnostic(diagnosticApi(), '/diagnostic#moments');
  await section('Momentos del día');
  expect(scrolled.mock.contexts.map((one) => (one as Element).id)).toEqual(['moments']);
  expect(await currentEntry()).toBe('#moments');
  scrolled.mockRestore();
});

describe('printing the report', () => {
  const print = jest.fn();
  beforeEach(() => {
    window.print = print;
    print.mockClear();
  });
  const overlay = () => screen.queryByRole('alertdialog', { name: paper('preparing') });
  async function begin() {
    openDiagnostic(diagnosticApi());
    await section('DAFO');
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: paper('print') }));
    return app.container;
  }
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('[R-DIA-04] [R-CON-21] shows an overlay, draws the charts as wide as the paper, and opens the dialog after 1.5 s', async () => {
    expect(printDelay).toBe(1_500);
    const container = await begin();
    expect(overlay()).toBeTruthy();
    const report = container.querySelector('.report');
    expect(report && getComputedStyle(report.parentElement as Element)).toBeTruthy();
    expect(report?.parentElement?.dataset['paper']).toBe('true');
    expect(paperWidth).toBe('182mm');
    await wait(1_499);
    expect(print).not.toHaveBeenCalled();
    await wait(1);
    expect(print).toHaveBeenCalledTimes(1);
    fireEvent(window, new Event('afterprint'));
    expect(overlay()).toBeNull();
    expect(report?.parentElement?.dataset['paper']).toBe('false');
  });

  it('can be cancelled before', async () => {
    await begin();
    fireEvent.click(screen.getByRole('button', { name: paper('cancel') }));
    expect(overlay()).toBeNull();
    await wait(5_000);
    expect(print).not.toHaveBeenCalled();
  });
});
