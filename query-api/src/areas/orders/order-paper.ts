import { type OrderStepKind, orderStatuses } from '@portal/contracts/areas/orders';
import type { OrderDocument } from './order.wire';
import { itemsPart } from './paper-items';
import { paperTag } from './paper-texts';
import { type Fact, type PaperReader, type PaperWords, paperWords, tablePart } from './paper-words';
import { approvalsPart, artPart, quotePart, type WorkDocument } from './paper-work';
import type { Paper, PaperPart } from './write-paper';

/** Newest steps shown. */
const maxSteps = 200;
/** Names in one step. */
const maxNames = 3;

type Step = OrderDocument['history'][number];

function statusName(status: OrderDocument['status'], { local }: PaperWords): string {
  const label = orderStatuses.find(({ id }) => id === status)?.label;
  return label ? local(label) : '';
}

function headPart(order: OrderDocument, words: PaperWords): PaperPart {
  const { text, time, day, whoWhen, nameOf } = words;
  const [placed] = order.history;
  return {
    kind: 'facts',
    facts: [
      [text('fact.restaurant'), `${order.restaurantSite} - ${order.restaurantName}`],
      [text('fact.company'), order.restaurantRazon],
      [text('fact.ordered'), placed ? whoWhen(placed) : time(order.date)],
      [text('fact.neededBy'), day(order.neededBy)],
      [text('fact.status'), `${statusName(order.status, words)} · ${time(order.statusChangedAt)}`],
      [text('fact.assignee'), nameOf(order.assigneeId)],
      [text('fact.reference'), order.reference],
      [text('fact.comments'), order.comments],
    ],
  };
}

/** Nothing after erasure. */
function contactPart(order: OrderDocument, { text }: PaperWords): readonly PaperPart[] {
  const facts: readonly Fact[] = [
    [text('fact.name'), order.contactName],
    [text('fact.email'), order.contactEmail],
    [text('fact.phone'), order.contactPhone],
  ];
  if (facts.every(([, value]) => value === '')) return [];
  return [
    { kind: 'part', text: text('part.contact') },
    { kind: 'facts', facts },
  ];
}

function assignedText({ assigneeId }: Step, { text, nameOf }: PaperWords): string {
  const name = nameOf(assigneeId);
  if (assigneeId === null) return text('step.returned');
  return name === '' ? text('step.assigned') : text('step.assignedTo', { name });
}

type WorkKind = Exclude<OrderStepKind, 'assigned' | 'changed'>;

function workText(kind: WorkKind, { items }: OrderDocument, step: Step, { text, day }: PaperWords): string {
  const { version = 0, needed_by: needed = '', pieces = [] } = step;
  const names = pieces.slice(0, maxNames).map((at) => items[at]?.filename ?? '');
  const more = pieces.length > maxNames ? ` (+${pieces.length - maxNames})` : '';
  if (kind === 'needed' && needed === '') return text('step.notNeeded');
  return text(`step.${kind}`, { version, day: day(needed), pieces: names.join(', ') + more });
}

function stepText(order: OrderDocument, step: Step, words: PaperWords): string {
  const { kind, status } = step;
  if (kind === undefined) return statusName(status, words);
  if (kind === 'assigned') return assignedText(step, words);
  if (kind === 'changed') return words.text('step.changed');
  return workText(kind, order, step, words);
}

/** Oldest first. */
function historyPart(order: OrderDocument, words: PaperWords): readonly PaperPart[] {
  const { text, time, who } = words;
  const rows = order.history.slice(-maxSteps).map((step) => {
    const what = [stepText(order, step, words), step.reason].filter(Boolean).join(': ');
    return [time(step.at), what, who(step)];
  });
  const columns = [
    { heading: text('column.when'), width: 20 },
    { heading: text('column.what'), width: 52 },
    { heading: text('column.who'), width: 28 },
  ];
  return tablePart(text('part.history'), columns, rows);
}

/** Names are current; those of erased people are missing (S18). */
export function orderPaper(order: OrderDocument, work: WorkDocument | null, reader: PaperReader): Paper {
  const { market, language } = reader;
  const words = paperWords(reader);
  const { pieces, quotes } = work ?? { pieces: [], quotes: [] };
  const { items } = order;
  return {
    brand: market.title,
    title: words.text('order', { number: words.orderNumber(order.number) }),
    tag: paperTag[language],
    date: order.history.at(-1)?.at ?? order.date,
    parts: [
      headPart(order, words),
      ...itemsPart(items, words),
      ...quotePart(quotes, words),
      ...approvalsPart({ pieces, items }, words),
      ...artPart({ pieces, items }, words),
      ...contactPart(order, words),
      ...historyPart(order, words),
    ],
  };
}
