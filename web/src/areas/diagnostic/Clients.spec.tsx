import { beforeEach, describe, expect, it } from '@jest/globals';
import { clientSegments, diagnosticCommands, isWhole, wholeShare } from '@portal/contracts/areas/diagnostic';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { press, screen, see, textsOf, waitFor, widen } from '#testing/screen-kit';
import { clientsTexts, diagnosticTexts } from './texts';
import { isIncomplete, shareOf, shareText, totalOf } from './diagnostic';
import { diagnosticApi, openDiagnostic, section } from './diagnostic.testing';
import { wholeClients } from './samples.testing';

const all = { max: wholeShare };
const groups = clientSegments.find(({ slug }) => slug === 'groups')?.name.CAST ?? '';
const text = textsOf(clientsTexts);
/** As queries see it: a space that does not break is a space. */
const shown = (message: string) => message.replaceAll('\u00a0', ' ');
const frame = textsOf(diagnosticTexts);
const saveText = frame('save', { block: frame('block.clients') });

beforeEach(() => widen(1280));

function open(facts: Parameters<typeof diagnosticApi>[0] = {}) {
  const fake = openDiagnostic(diagnosticApi(facts));
  return fake;
}
const share = (segment: string, part: 'week' | 'weekend' = 'week') =>
  screen.findByRole<HTMLInputElement>('textbox', { name: text('share', { segment, part: text(part) }) });
const type = async (segment: string, typed: string, part: 'week' | 'weekend' = 'week') => {
  const field = await share(segment, part);
  await userEvent.clear(field);
  if (typed !== '') await userEvent.type(field, typed);
};
const total = (part: 'week' | 'weekend') =>
  screen.getByRole('status', { name: `${text('total')}, ${text(part)}` }).textContent;
const saveButton = () => screen.queryByRole('button', { name: saveText });

describe('the table of clients', () => {
  it('[R-DIA-16] [R-DIA-17] [AMB-41] has six kinds of guests on weekdays and on weekends', async () => {
    open();
    const clients = await section('Clientes');
    const names = clients.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(names).toEqual([...clientSegments.map(({ name }) => name.CAST), text('total')]);
    expect((await share('Familias', 'weekend')).value).toBe('40');
  });

  it('[AMB-90] [R-DIA-20] is saved where a column does not make 100, and marked as incomplete', async () => {
    const { api } = open();
    await type('Solos', '4,5');
    expect(screen.getByText(text('incomplete', all))).toBeTruthy();
    await press(saveText);
    await waitFor(() => expect(saveButton()).toBeNull());
    expect(api.callsTo(diagnosticCommands.UpdateClients)[0]?.data[5]?.week).toBe(4.5);
    expect(total('week')).toContain(text('missing', { points: '0,5' }));
  });

  it('[R-DIA-20] [R-DIA-21] shows the sums of its columns; Save is there after a change alone', async () => {
    const { api } = open();
    await share('Solos');
    expect(saveButton()).toBeNull();
    await type('Solos', '4,5');
    expect(total('week')).toContain(text('missing', { points: '0,5' }));
    await type(groups, '10.5');
    expect(total('week')).toContain(text('whole', all));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: text('daypartOf', { segment: groups }) }),
      'Cena',
    );
    await press(saveText);
    await waitFor(() => expect(saveButton()).toBeNull());
    const [sent] = api.callsTo(diagnosticCommands.UpdateClients);
    expect(sent?.version).toBe(5);
    expect(sent?.data.map(({ week }) => week)).toEqual([40, 20, 15, 10, 10.5, 4.5]);
    expect(sent?.data[4]).toEqual({ cluster_id: 5, week: 10.5, weekend: 20, daypart: 'cena' });
  });

  it('[R-DIA-21] typed back to what it was is no change, however it is written', async () => {
    open();
    await type('Solos', '6');
    expect(saveButton()).toBeTruthy();
    await type('Solos', '5,00');
    await userEvent.tab();
    expect((await share('Solos')).value).toBe('5');
    expect(saveButton()).toBeNull();
  });

  it.each([
    ['101', 'over_whole'],
    ['-1', 'not_number'],
    ['doce', 'not_number'],
    ['1e1', 'not_number'],
  ] as const)('[R-DIA-19] flags %s as soon as it is typed: %s', async (typed, problem) => {
    open();
    await type('Familias', typed);
    const field = await share('Familias');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(text(problem, all));
    // Too much is saved and flagged; what is no share is not (AMB-90).
    expect(saveButton()?.hasAttribute('disabled')).toBe(problem === 'not_number');
  });

  it('is beside the median of the region where enough restaurants are behind it', async () => {
    open();
    expect(await screen.findAllByText(shown(text('median', { value: '32,5' })))).toHaveLength(1);
  });

  it('shows which segment brings the most', async () => {
    open();
    await see(
      shown(text('result', { week: 'Trabajadores', weekShare: 40, weekend: 'Familias', weekendShare: 40 })),
      await section('Clientes'),
    );
  });

  it('[R-DIA-18] keeps a daypart of eight, or none', async () => {
    open({ clients: { data: wholeClients.map((row) => ({ ...row, daypart: null })), version: 1 } });
    const select = await screen.findByRole('combobox', { name: text('daypartOf', { segment: groups }) });
    expect(select.querySelectorAll('option')).toHaveLength(9);
    expect((select as HTMLSelectElement).value).toBe('');
  });
});

const tenths = fc.integer({ min: 0, max: 1000 });
const rowsOf = (shares: readonly number[]) =>
  clientSegments.map(({ id }, index) => ({
    segment: id,
    week: shareText((shares[index] ?? 0) / 10),
    daypart: null,
    weekend: shareText((shares[index] ?? 0) / 10),
  }));

describe('totals', () => {
  it('[R-DIA-20] of any six shares with decimals are whole exactly when they make 100', () => {
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 5, maxLength: 5 }), (five) => {
        const last = 1000 - five.reduce((sum, one) => sum + one, 0);
        fc.pre(last >= 0);
        expect(isIncomplete(rowsOf([...five, last]))).toBe(false);
        expect(isIncomplete(rowsOf([...five, last + 1]))).toBe(true);
      }),
    );
  });

  it('[R-DIA-20] of three thirds are whole, by the browser as by the server', () => {
    const thirds = rowsOf([333, 333, 334]);
    expect(totalOf(thirds, 'week')).toBe(100);
    expect(
      isWhole(
        [
          { week: 33.3, weekend: 0 },
          { week: 33.3, weekend: 0 },
          { week: 33.4, weekend: 0 },
        ],
        'week',
      ),
    ).toBe(true);
  });

  it('[R-DIA-19] read back what was written', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
        const rounded = Math.round(value * 1e6) / 1e6;
        expect(shareOf(shareText(rounded))).toBe(rounded);
      }),
    );
  });
});
