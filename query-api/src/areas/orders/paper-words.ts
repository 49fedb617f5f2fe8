import {
  administrators,
  dayOf,
  type Labels,
  type Language,
  type MarketRecord,
  timeOf,
  writtenDay,
} from '@portal/contracts';
import type { OrderedItem } from '@portal/contracts/areas/orders';
import type { NameOf } from '../../people';
import { paperTag, paperText } from './paper-texts';
import type { PaperPart } from './write-paper';

export interface PaperReader {
  readonly language: Language;
  readonly market: MarketRecord;
  readonly nameOf: NameOf;
}

interface Act {
  readonly at: string;
  readonly by: number;
  readonly role: number;
}

/** How the reader's language and market write days, money and people. */
export function paperWords({ language, market, nameOf }: PaperReader) {
  const { timeZone, currency } = market;
  const text = paperText(language);
  const tag = paperTag[language];
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency, useGrouping: 'always' });
  const percent = new Intl.NumberFormat(tag, { style: 'percent' });
  const count = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  const time = (at: string) => `${timeOf(at, timeZone)} ${writtenDay(dayOf(at, timeZone))}`;
  /** Empty after erasure. */
  const who = ({ by, role }: Pick<Act, 'by' | 'role'>) => {
    const name = nameOf(by);
    const isAgency = administrators.some((each) => each === role);
    return isAgency && name !== '' ? text('agency', { name }) : name;
  };
  return {
    text,
    nameOf,
    local: (labels: Labels) => labels[language],
    /** Cents. */
    money: (cents: number) => money.format(cents / 100),
    count: (units: number) => count.format(units),
    rate: (points: number) => percent.format(points / 100),
    day: writtenDay,
    dayOf: (at: string) => writtenDay(dayOf(at, timeZone)),
    time,
    orderNumber: (number: number) => `${market.orderNumberPrefix}${number}`,
    who,
    whoWhen: (act: Act) => [who(act), time(act.at)].filter(Boolean).join(' · '),
  };
}
export type PaperWords = ReturnType<typeof paperWords>;

export type Fact = readonly [label: string, value: string];

export const itemTitle = ({ filename, reference }: OrderedItem, at: number): string =>
  `${at + 1}. ${[filename, reference].filter(Boolean).join(' · ')}`;

type Table = Extract<PaperPart, { kind: 'table' }>;

/** Nothing without rows. */
export function tablePart(
  text: string,
  columns: Table['columns'],
  rows: Table['rows'],
): readonly PaperPart[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'part', text },
    { kind: 'table', columns, rows },
  ];
}
