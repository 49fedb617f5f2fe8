import {
  type Column,
  type ColumnContract,
  exampleMark,
  type Language,
  spreadsheetLimits,
} from '@portal/contracts';
import { type CellValue, type DataValidation, writeXlsx } from 'hucre/xlsx';
import { columnLetters } from './find-columns';

export interface TemplateTexts {
  readonly help: string;
  readonly column: string;
  readonly meaning: string;
  readonly values: string;
  readonly examples: string;
  readonly refused: string;
}

/** Excel's limits on sheet names. */
const sheetName = (name: string): string => name.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31);
const maxWidth = 40;
/** Excel's limit on list rules. */
const maxList = 255;

const wordsOf = (column: Column, language: Language): readonly string[] =>
  column.type === 'choice'
    ? column.choices.map(({ value, labels }) =>
        typeof value === 'number' ? String(value) : labels[language],
      )
    : [];

type Rule = Omit<DataValidation, 'range'>;

function ruleOf(column: Column, language: Language): Rule | null {
  if (column.type === 'number') {
    const { min, max, integer } = column;
    const range = { formula1: String(min), formula2: String(max) };
    return { type: integer ? 'whole' : 'decimal', operator: 'between', ...range };
  }
  if (column.type === 'text')
    return { type: 'textLength', operator: 'lessThanOrEqual', formula1: String(column.max) };
  const values = wordsOf(column, language);
  const isList = values.length > 0 && values.join(',').length <= maxList;
  return isList ? { type: 'list', values: [...values] } : null;
}

function rulesOf(
  { columns }: ColumnContract,
  language: Language,
  { refused }: TemplateTexts,
): DataValidation[] {
  return columns.flatMap((column, at) => {
    const rule = ruleOf(column, language);
    const letters = columnLetters(at);
    const range = `${letters}2:${letters}${spreadsheetLimits.maxRows + 1}`;
    const shown = { showErrorMessage: true, showInputMessage: true, errorTitle: refused };
    const help = column.help[language];
    const texts = {
      errorMessage: help,
      inputTitle: column.heading[language].slice(0, 32),
      inputMessage: help,
    };
    return rule ? [{ ...rule, range, allowBlank: column.blank === true, ...shown, ...texts }] : [];
  });
}

/** They start with a word that skips them on import. */
function exampleRows({ columns, place }: ColumnContract, language: Language): CellValue[][] {
  const count = Math.max(...columns.map(({ examples }) => examples.length));
  return Array.from({ length: count }, (_, row) =>
    columns.map((column) => {
      if (column.key === place[0]) return exampleMark;
      const example = column.examples[row] ?? null;
      const choice =
        column.type === 'choice' ? column.choices.find(({ value }) => value === example) : undefined;
      return choice && typeof choice.value === 'string' ? choice.labels[language] : example;
    }),
  );
}

/** Headings, examples, cell rules, help sheet. */
export function writeTemplate(
  contract: ColumnContract,
  language: Language,
  texts: TemplateTexts,
): Promise<Uint8Array> {
  const { columns, label } = contract;
  const headings = columns.map(({ heading }) => heading[language]);
  const help = columns.map((column) => [
    column.heading[language],
    column.help[language],
    wordsOf(column, language).join(', '),
  ]);
  return writeXlsx({
    sheets: [
      {
        name: sheetName(label[language]),
        columns: columns.map((column, at) => ({
          width: Math.min(maxWidth, Math.max(14, (headings[at] ?? '').length + 4)),
          ...(column.type === 'number' ? {} : { numFmt: '@' }),
        })),
        rows: [headings, ...exampleRows(contract, language)],
        dataValidations: rulesOf(contract, language, texts),
        freezePane: { rows: 1 },
      },
      {
        name: sheetName(texts.help),
        columns: [{ width: 24 }, { width: 70 }, { width: 60 }],
        rows: [[texts.column, texts.meaning, texts.values], ...help, [], [texts.examples]],
      },
    ],
  });
}
