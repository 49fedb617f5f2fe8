import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import {
  anImportChecked,
  anImportConfirmed,
  anImportDiscarded,
  anImportId,
  anImportUndone,
  aPlanPhotoAdded,
  aSectionDescriptionChanged,
  importPushes,
  someFiguresImported,
  someFiguresRestored,
  someImportFilesDiscarded,
} from '@portal/contracts/areas/imports';
import { projecting, pushing } from '@portal/platform/testing/projection-kit';
import { figuresProjection } from './figures.projection';
import { importPushRules } from './imports.push';
import { importsProjection } from './imports.projection';
import { planPhotosProjection } from './plan-photos.projection';
import { sectionDescriptionsProjection } from './section-descriptions.projection';

const { data } = someFiguresImported();
const restored = {
  importId: anImportId,
  importedAt: data.importedAt,
  period: null,
  rows: [['cena', 1, null]],
};

type Events = Parameters<ReturnType<typeof projecting>['given']>[0];

/** `null`: no document. */
const kitOf = (projection: Parameters<typeof projecting>[0]) => ({
  given(events: Events) {
    const given = projecting(projection).given(events);
    return { document: async (id: string) => ((await given.documents()).get(id) ?? null) as Known | null };
  },
});
interface Known {
  readonly rows?: unknown;
  readonly description?: string;
  readonly createdAt?: string;
  readonly userId?: number;
  readonly confirmed?: { readonly at: string };
  readonly undone?: { readonly userId: number };
  readonly discarded?: { readonly userId: number };
  readonly versions: readonly { readonly version: number }[];
}

describe('the list of imports', () => {
  const kit = kitOf(importsProjection);
  const before = { places: [], confirmed: null, undone: null };

  it.each([
    ['ready', {}],
    ['refused', { problemCount: 3 }],
    ['unchanged', { counts: { new: 0, changed: 0, gone: 0, same: 4 } }],
  ] as const)('[W36] shows that a file is %s', async (status, changes) => {
    const document = await kit.given([anImportChecked(changes)]).document(anImportId);
    expect(document).toMatchObject({ ...before, status, filename: 'ventas.xlsx', rows: 1, placeCount: 1 });
  });

  it('[W36] shows who confirmed it and who undid it, and whose figures it changed', async () => {
    const document = await kit
      .given([anImportChecked(), anImportConfirmed(), anImportUndone()])
      .document(anImportId);
    expect(document).toMatchObject({ status: 'undone', places: ['restaurant-1'] });
    expect(document?.confirmed?.at).toBe(document?.createdAt);
    expect(document?.undone?.userId).toBe(document?.userId);
  });

  it('[R13] has no files after thirty days: what was not confirmed has expired', async () => {
    const gone = { key: null, resultKey: null };
    const waiting = kit.given([anImportChecked(), someImportFilesDiscarded()]);
    expect(await waiting.document(anImportId)).toMatchObject({ ...gone, status: 'expired' });
    const confirmed = kit.given([anImportChecked(), anImportConfirmed(), someImportFilesDiscarded()]);
    expect(await confirmed.document(anImportId)).toMatchObject({ ...gone, status: 'confirmed' });
  });
});

describe('a file that was thrown away', () => {
  const kit = kitOf(importsProjection);

  it('[R13] has no files and names who discarded it; one confirmed at the same moment stays confirmed', async () => {
    const gone = await kit.given([anImportChecked(), anImportDiscarded()]).document(anImportId);
    expect(gone).toMatchObject({ status: 'discarded', key: null, resultKey: null });
    expect(gone?.discarded?.userId).toBe(gone?.userId);
    for (const events of [
      [anImportChecked(), anImportConfirmed(), anImportDiscarded()],
      [anImportChecked(), anImportDiscarded(), anImportConfirmed()],
    ])
      expect(await kit.given(events).document(anImportId)).toMatchObject({ status: 'confirmed', key: null });
  });
});

describe('figures', () => {
  const kit = kitOf(figuresProjection);

  it('[AMB-69] are those of the last import, place by place', async () => {
    const other = someFiguresImported({ place: 'nacional', restaurantId: null, rows: [[1, 2]] });
    const later = someFiguresImported({ rows: [['cena', 9, 9]] });
    const given = kit.given([someFiguresImported(), other, later]);
    expect((await given.document('sales/restaurant-1'))?.rows).toEqual([['cena', 9, 9]]);
    expect((await given.document('sales/nacional'))?.rows).toEqual([[1, 2]]);
  });

  it('[W36] are what they were, or none, once an import is undone', async () => {
    const back = kit.given([someFiguresImported(), someFiguresRestored({ restored })]);
    expect(await back.document('sales/restaurant-1')).toMatchObject(restored);
    const none = kit.given([someFiguresImported(), someFiguresRestored()]);
    expect(await none.document('sales/restaurant-1')).toBeNull();
  });
});

describe('what is imported beside figures', () => {
  it('[R-IMP-01] [R-API-103] keeps every photo, the newest first', async () => {
    const kit = kitOf(planPhotosProjection).given([aPlanPhotoAdded(), aPlanPhotoAdded({ version: 2 })]);
    expect((await kit.document('ES'))?.versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('[R-DIA-38] holds the description of each section, with its version', async () => {
    const kit = kitOf(sectionDescriptionsProjection).given([
      aSectionDescriptionChanged(),
      aSectionDescriptionChanged({ section: 'pmix' }),
      aSectionDescriptionChanged({ description: 'Otro texto' }),
    ]);
    expect(await kit.document('moments')).toMatchObject({ description: 'Otro texto', version: 2 });
  });
});

describe('pushes of imports', () => {
  const pushesOf = pushing(importPushes, importPushRules);

  it('[R-IMP-04] are one for each restaurant, to its own people', () => {
    expect(pushesOf(someFiguresImported())).toEqual([
      {
        name: 'FiguresChanged',
        payload: { kind: 'sales', restaurantId: 1, position: 42 },
        to: [{ restaurant: 1 }],
      },
    ]);
    expect(pushesOf(someFiguresImported({ place: 'province-28', restaurantId: null }))).toEqual([]);
  });

  it('are one for all restaurants to administrators, and to everybody where all are concerned', () => {
    const toOf = (places: string[]) =>
      pushesOf(anImportConfirmed({ places })).map(({ name, to }) => [name, to.length]);
    expect(toOf(['restaurant-1'])).toEqual([
      ['ImportChanged', 1],
      ['FiguresChanged', 2],
    ]);
    expect(toOf(['restaurant-1', 'nacional'])).toEqual([
      ['ImportChanged', 1],
      ['FiguresChanged', 5],
    ]);
    expect(pushesOf(anImportChecked())).toMatchObject([{ to: [{ role: Role.Administrator }] }]);
  });
});
