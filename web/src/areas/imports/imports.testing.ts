import { afterEach, beforeEach, expect } from '@jest/globals';
import {
  anImport,
  diagnosticSections,
  type DifferenceRow,
  importCommands as commands,
  type ImportProblem,
  importQueries as queries,
  type ImportRecord,
} from '@portal/contracts/areas/imports';
import { type LocalTexts, Role, textsOf as localTextsOf, translationsOf } from '@portal/contracts/kernel';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AreaManifest } from '#core/area-manifest';
import { type FakeUpload, fakeUploads } from '#testing/fake-upload';
import { type FakeApi, fakeApi, page, screenKit, textsOf, widen } from '#testing/screen-kit';
import { importsArea } from './index';
import { historyTexts, importsTexts } from './texts';

export const aProblem = (facts: Partial<ImportProblem> = {}): ImportProblem => ({
  row: 12,
  column: 'D',
  field: 'sales',
  code: 'number_wrong',
  value: 'doce',
  expected: '',
  ...facts,
});

export const aDifference = (facts: Partial<DifferenceRow> = {}): DifferenceRow => ({
  place: 'restaurant-1',
  site: '101',
  name: 'Gran Vía',
  mark: 'changed',
  before: ['comida', 2.1, -0.5],
  after: ['comida', 2.35, -0.5],
  ...facts,
});

export const idOf = (number: number): string => `0f7a5d4e-1111-4000-8000-${String(number).padStart(12, '0')}`;

interface Facts {
  readonly imports?: readonly ImportRecord[];
  readonly rows?: readonly DifferenceRow[];
  readonly descriptions?: Readonly<Record<string, string>>;
  readonly newer?: readonly string[];
}

const now = '2026-11-20T10:00:00.000Z';

function answerTexts(api: FakeApi, descriptions: NonNullable<Facts['descriptions']>): void {
  const texts = new Map(
    Object.entries(descriptions).map(([section, text]) => [
      section,
      { text, version: 3, translations: {} as LocalTexts },
    ]),
  );
  api
    .on(queries.ListSectionDescriptions, () =>
      diagnosticSections.map((section) => ({
        section,
        description: texts.get(section)?.text ?? '',
        texts: localTextsOf('ES', texts.get(section)?.text ?? '', texts.get(section)?.translations),
        version: texts.get(section)?.version ?? 0,
        update_date: texts.has(section) ? now : null,
      })),
    )
    .on(queries.GetPlanPhoto, () => ({
      url: '/api/static/marketing-plan.jpg?v=2',
      version: 2,
      update_date: now,
      versions: [2, 1].map((version) => ({
        version,
        filename: `plan-${version}.jpg`,
        date: now,
        url: `/api/static/marketing-plan.jpg?v=${version}`,
      })),
    }))
    .on(commands.UpdateSectionDescription, (input) => {
      const { section, description } = input;
      const version = (texts.get(section)?.version ?? 0) + 1;
      const translations = translationsOf(input, 'description', texts.get(section)?.translations);
      texts.set(section, { text: description, version, translations });
      return { section, version };
    });
}

const cut = <T>(rows: readonly T[], { page: at, size }: { page: number; size: number }) =>
  page(rows.slice((at - 1) * size, at * size), rows.length);

export function importsApi({ imports = [], rows = [], descriptions = {}, newer = [] }: Facts = {}) {
  const api = fakeApi().signedIn({ type: Role.Administrator });
  const records = new Map(imports.map((record) => [record.id, record]));
  const patch = (id: string, changes: Partial<ImportRecord>) =>
    void records.set(id, { ...(records.get(id) ?? anImport({ id })), ...changes });
  const newerPlaces = newer.map((name, index) => ({
    place: `restaurant-${index + 7}`,
    site: String(107 + index),
    name,
    import_id: idOf(99),
  }));
  answerTexts(api, descriptions);
  api
    .on(queries.ListImports, ({ kind, status, ...input }) => {
      const found = [...records.values()].filter(
        (one) => (kind?.includes(one.kind) ?? true) && (status?.includes(one.status) ?? true),
      );
      return cut(
        found.map(({ problems: _problems, ...row }) => row),
        input,
      );
    })
    .on(queries.GetImport, ({ id }) => ({
      ...(records.get(id) ?? anImport({ id })),
      undo: { restorable: 4, newer: newerPlaces },
    }))
    .on(queries.ListImportDifference, ({ mark, ...input }) =>
      cut(
        rows.filter((row) => mark?.includes(row.mark) ?? true),
        input,
      ),
    )
    .on(commands.ConfirmImport, ({ id }) => {
      patch(id, { status: 'confirmed', confirmed_date: now, confirmed_by: 'Carmen Ruiz' });
      return { id, status: 'confirmed' as const, changed: 4 };
    })
    .on(commands.UndoImport, ({ id }) => {
      patch(id, { status: 'undone', undone_date: now, undone_by: 'Carmen Ruiz' });
      return { id, restored: 4, newer: newer.length };
    })
    .on(commands.DiscardImport, ({ id }) => {
      patch(id, { status: 'discarded', discarded_date: now, discarded_by: 'Carmen Ruiz', kept_until: null });
      return { id, status: 'discarded' as const };
    });
  return { api, add: (record: ImportRecord) => void records.set(record.id, record) };
}
export type FakeImports = ReturnType<typeof importsApi>;

export const ready = anImport({
  id: idOf(1),
  counts: { new: 1, changed: 2, gone: 0, same: 7 },
  rows: 10,
  places: 2,
});
export const refused = anImport({
  id: idOf(2),
  status: 'refused',
  problem_count: 3,
  problems: [
    aProblem(),
    aProblem({ row: 3, column: '', field: '', code: 'row_double', value: '', expected: '2' }),
    aProblem({ row: 1, column: '', field: 'sales', code: 'heading_missing', value: '', expected: 'Ventas' }),
  ],
});

const text = textsOf(importsTexts);
const title = { CAST: 'T', CAT: 'T', PT: 'T' };
const elsewhere: AreaManifest = {
  area: 'elsewhere',
  routes: [
    { path: '/', frame: 'portal', title, screen: async () => () => 'home' },
    { path: '/admin', frame: 'portal', title, screen: async () => () => 'admin' },
  ],
};

let started: readonly FakeUpload[] = [];
export const uploads = (): readonly FakeUpload[] => started;

export function prepareEachTest(): void {
  let restore: () => void;
  beforeEach(() => {
    widen(400);
    ({ uploads: started, restore } = fakeUploads());
  });
  afterEach(() => {
    restore();
    cleanup();
    localStorage.clear();
  });
}

export async function openImports<F extends Pick<FakeImports, 'api'>>(
  fake: F,
  at = '/admin/import?kind=sales',
): Promise<F> {
  screenKit([importsArea, elsewhere])(fake, at);
  await screen.findByRole('heading', { level: 1, name: text('title') });
  return fake;
}

export const sheet = (name: string) => new File(['PK'], name);

export async function bring(...files: readonly File[]): Promise<void> {
  const step = await screen.findByRole('listitem', { name: text('step.file') });
  const input = step.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no input for files');
  await userEvent.upload(input, [...files], { applyAccept: false });
}

export async function answer(imports: FakeImports, index: number, found: ImportRecord): Promise<void> {
  await waitFor(() => expect(started.length).toBeGreaterThan(index));
  imports.add(found);
  await act(async () => started[index]?.finishWith(found));
}

export const step = (name: 'step.file' | 'step.difference' | 'step.confirm') =>
  within(screen.getByRole('listitem', { name: text(name) }));
export const history = (): readonly HTMLElement[] =>
  within(screen.getByRole('list', { name: textsOf(historyTexts)('title') })).getAllByRole('listitem');
