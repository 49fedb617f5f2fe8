import { describe, expect, it } from '@jest/globals';
import { type Cause, causesQueries } from '@portal/contracts/areas/causes';
import { MopStatus } from '@portal/contracts/areas/mop';
import { fakeApi, inside, press, refuse, screenKit, see, textsOf, type } from '#testing/screen-kit';
import { actTexts } from '#ui/texts';
import { causesTexts } from './texts';
import { causesArea } from './index';

const text = textsOf(causesTexts);
const act = textsOf(actTexts);
const { ExplainCause } = causesQueries;

type Happened = NonNullable<Cause['event']>;

const happened = (position: number, facts: Partial<Happened>): Cause => ({
  id: `event-${position}`,
  at: '2026-11-20T09:30:00.000Z',
  rule: null,
  event: {
    position,
    area: 'orders',
    act: 'changed',
    count: 1,
    by: { id: 12, name: 'Ana Gil', role: 1 },
    about: null,
    restaurant: '0417 - Gran Vía',
    status: null,
    ...facts,
  },
  message: null,
});

const refusals = [
  happened(1, { area: 'mop', status: { of: 'mop', value: MopStatus.Cancelled } }),
  happened(2, { act: 'quote-refused', about: { kind: 'order', id: 'o-1', name: '7' } }),
  happened(3, { act: 'proof-changes' }),
  happened(4, { area: 'imports', act: 'checked' }),
  happened(5, { area: 'imports', act: 'discarded' }),
];

const open = screenKit(causesArea, '/admin/why');
const asked = (causes: readonly Cause[] = []) =>
  fakeApi()
    .signedIn({ type: 2 })
    .on(ExplainCause, ({ id }) =>
      causes.length === 0
        ? refuse('cause_not_found', { status: 404 })
        : { position: Number(id), causes: [...causes], isCut: false },
    );

describe('why something happened', () => {
  it('[R11] is found by the id that support enters, and refused things are told in words', async () => {
    const api = open(asked(refusals));
    await type(text('id'), '2');
    await press(text('find'));
    await see.path('/admin/why/2');
    const titles = (await inside('list', text('chain')))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    const named = (area: Parameters<typeof text>[0], what: string) => `${text(area)}: ${what}`;
    const expected = [
      `${text('area.mop')}: estado «${text('pause.cancelled')}»`,
      `${text('area.orders')} #P-7: ${act('quote-refused')}`,
      named('area.orders', act('proof-changes')),
      named('area.imports', act('checked')),
      named('area.imports', act('discarded')),
    ];
    for (const [at, title] of expected.entries()) expect(titles[at]).toContain(title);
    expect(api.callsTo(ExplainCause)).toEqual([{ id: '2' }]);
  });

  it('[R-ERR-17] of a refused call says that nothing was changed, and where it is found', async () => {
    open(asked(), '/admin/why/c0ffee12');
    await see(text('nothingChanged'));
    await see(text('nothingChangedText'));
  });

  it('of an unknown number says that it may be incomplete', async () => {
    open(asked(), '/admin/why/99');
    await see(text('none'));
    await see(text('rejection.cause_not_found'));
    see.noText(text('nothingChanged'));
  });
});
