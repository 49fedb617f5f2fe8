import { importColumns, type ImportKind } from '@portal/contracts/areas/imports';
import { useCallback } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';

/** What people call a kind of figures, and a column of its sheet. */
export function useKindNames() {
  const localised = useLocalised();
  return {
    kindName: useCallback((kind: ImportKind) => localised(importColumns[kind].label), [localised]),
    /** Blank where the whole row or sheet is meant. */
    columnName: useCallback(
      (kind: ImportKind, field: string) => {
        const column = importColumns[kind].columns.find(({ key }) => key === field);
        return column === undefined ? '' : localised(column.heading);
      },
      [localised],
    ),
    /** The words that a column takes, one after the other; blank where it takes others than some words. */
    choiceNames: useCallback(
      (kind: ImportKind, field: string) => {
        const column = importColumns[kind].columns.find(({ key }) => key === field);
        if (column?.type !== 'choice') return '';
        return column.choices
          .map(({ value, labels }) =>
            typeof value === 'number' ? `${value} (${localised(labels)})` : localised(labels),
          )
          .join(', ');
      },
      [localised],
    ),
  };
}
