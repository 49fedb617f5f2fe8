import { SaxesParser } from 'saxes';

export interface WorkbookFacts {
  /** Indexes of charts, dialogs and macros among sheets. */
  readonly others: ReadonlySet<number>;
  /** Excel recalculates on opening: stored values are not what is seen. */
  readonly isCalculatedOnOpening: boolean;
}

const workbook = 'xl/workbook.xml';
const relations = 'xl/_rels/workbook.xml.rels';
export const workbookParts: ReadonlySet<string> = new Set([workbook, relations]);

const otherSheets = /\/(?:chartsheet|dialogsheet|xlMacrosheet|xlIntlMacrosheet)$/;

type Attributes = Readonly<Record<string, string>>;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Tag names without prefixes. @throws for invalid XML */
function eachTag(xml: string, use: (name: string, attributes: Attributes) => void): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => use(localName(name), attributes));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

/** @param parts texts of the `workbookParts` @throws for invalid XML */
export function workbookFacts(parts: ReadonlyMap<string, string>): WorkbookFacts {
  const types = new Map<string, string>();
  const sheets: string[] = [];
  let isCalculatedOnOpening = false;
  eachTag(parts.get(relations) ?? '<none/>', (name, { Id, Type }) => {
    if (name === 'Relationship' && Id !== undefined) types.set(Id, Type ?? '');
  });
  eachTag(parts.get(workbook) ?? '<none/>', (name, attributes) => {
    const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    if (name === 'sheet') sheets.push(types.get(id ?? '') ?? '');
    if (name === 'calcPr') isCalculatedOnOpening = /^(?:1|true)$/.test(attributes['fullCalcOnLoad'] ?? '');
  });
  const others = new Set([...sheets.keys()].filter((at) => otherSheets.test(sheets[at] ?? '')));
  return { others, isCalculatedOnOpening };
}
