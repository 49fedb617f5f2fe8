import { describe, expect, it } from '@jest/globals';
import { someFiguresImported, someFiguresRestored } from '@portal/contracts/areas/imports';
import type { Automation } from '@portal/platform/automation/automation';
import { whenCompetitorsAreImportedThenTheDiagnosticHasThem } from './when-competitors-are-imported-then-the-diagnostic-has-them.automation';

const bindings = { ImportCompetition: 'import' as never, UndoCompetitionImport: 'undo' as never };
const automation: Automation = whenCompetitorsAreImportedThenTheDiagnosticHasThem(bindings);
const intentFor = (event: { type: string }) => automation.on.get(event.type)?.(event as never);
const competence = {
  kind: 'competence' as const,
  importId: '0f7a5d4e-1111-4000-8000-000000000002',
  rows: [
    [7, 2],
    [8, 1],
  ],
};

describe('when competitors are imported, then the diagnostic has them', () => {
  it('[R-DIA-27] with those to compare', () => {
    expect(intentFor(someFiguresImported(competence))).toEqual({
      binding: 'import',
      input: {
        restaurantId: 1,
        importId: competence.importId,
        competitors: [
          { brandId: '7', status: 2 },
          { brandId: '8', status: 1 },
        ],
      },
    });
  });

  it('[W36] until that import is undone', () => {
    const { kind, importId } = competence;
    expect(intentFor(someFiguresRestored({ kind, importId }))).toEqual({
      binding: 'undo',
      input: { restaurantId: 1, importId },
    });
  });

  it('and ignores other kinds of imports', () => {
    expect(intentFor(someFiguresImported())).toBeNull();
    expect(intentFor(someFiguresRestored())).toBeNull();
    expect(automation.startAt).toBe('beginning');
  });
});
