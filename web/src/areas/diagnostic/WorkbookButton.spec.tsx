import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readXlsx } from 'hucre/xlsx';
import { press, textsOf, waitFor, widen } from '#testing/screen-kit';
import { workbookTexts } from './texts';
import { diagnosticApi, openDiagnostic } from './diagnostic.testing';
import { aDiagnostic, anEmptyDiagnostic } from './samples.testing';

const text = textsOf(workbookTexts);
const hostile = '=HYPERLINK("http://evil.example","x")';

beforeEach(() => widen(1280));
afterEach(() => void jest.restoreAllMocks());

/** The blob of jsdom can be read by its own reader alone. */
const bytesOf = (blob: Blob | undefined) =>
  new Promise<Uint8Array>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable'));
    reader.readAsArrayBuffer(blob ?? new Blob());
  });

async function download(facts = aDiagnostic()) {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  openDiagnostic(diagnosticApi(facts));
  await press(text('export'));
  await waitFor(() => expect(saved).toHaveLength(1));
  const { sheets } = await readXlsx(await bytesOf(saved[0]), { readStyles: false });
  return {
    sheets,
    rowsOf: (name: string) => sheets.find((sheet) => sheet.name === name)?.rows.slice(1) ?? [],
  };
}

describe('the report as a spreadsheet', () => {
  it('[U10] has a sheet for each part, with what is in it; numbers stay numbers', async () => {
    const { sheets, rowsOf } = await download();
    expect(sheets.map(({ name }) => name)).toEqual([
      ...[text('summary'), 'DAFO', 'Población', text('environment'), 'Clientes', 'Competencia'],
      ...[text('comparison'), 'Consumo', 'Momentos del día', 'Mix de producto'],
    ]);
    expect(rowsOf('DAFO').map(([, row]) => row)).toEqual(['Terraza', 'Aparcamiento', 'Poca luz']);
    expect(rowsOf('Clientes')[0]).toEqual(['Trabajadores', 40, 32.5, 5, null, 'Comida']);
    expect(rowsOf('Momentos del día')[0]).toEqual(['Mañana', -1.25, 0.5, 2.333, -0.5001]);
    expect(rowsOf('Competencia')).toEqual([
      ['BURGER DEL SUR', 'Competencia directa', 'Alta', text('yes')],
      ['CAFÉ CENTRAL', 'Cafeterías', 'Baja', text('no')],
    ]);
    expect(rowsOf(text('comparison'))).toHaveLength(2);
    expect(rowsOf('Población')).toHaveLength(7);
    expect(rowsOf(text('environment')).filter(([, selected]) => selected === text('yes'))).toHaveLength(2);
  });

  it('[S13] runs nothing that people typed', async () => {
    const { sheets, rowsOf } = await download(
      aDiagnostic({ swot: { ...aDiagnostic().swot, strenghts: [hostile] } }),
    );
    expect(rowsOf('DAFO')[0]?.[1]).toBe(hostile);
    const formulas = sheets
      .flatMap(({ cells }) => [...(cells?.values() ?? [])])
      .filter(({ formula }) => formula);
    expect(formulas).toEqual([]);
  });

  it('of a restaurant of which nothing is known can be opened, too', async () => {
    const { rowsOf } = await download(anEmptyDiagnostic());
    expect(rowsOf('DAFO')).toEqual([]);
    expect(rowsOf('Momentos del día').every((row) => row.slice(1).every((cell) => cell === null))).toBe(true);
  });
});
