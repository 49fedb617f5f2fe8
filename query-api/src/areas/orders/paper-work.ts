import type { DocumentOf } from '@portal/contracts';
import { netOf, type OrderedItem, type orderWork, quoteTotals } from '@portal/contracts/areas/orders';
import { type Fact, type PaperWords, itemTitle, tablePart } from './paper-words';
import type { PaperPart } from './write-paper';

export type WorkDocument = DocumentOf<typeof orderWork>;
type QuoteDocument = WorkDocument['quotes'][number];
type PieceDocument = WorkDocument['pieces'][number];

function quoteFacts(
  { state, decided, sent, validUntil, note }: QuoteDocument,
  words: PaperWords,
): readonly Fact[] {
  const { text, day, whoWhen } = words;
  const by = decided && state !== 'expired' ? [whoWhen(decided)] : [];
  return [
    [text('fact.status'), [text(`state.${state}`), ...by].join(' · ')],
    [text('quote.reason'), decided?.text ?? ''],
    [text('quote.sent'), whoWhen(sent)],
    [text('quote.validUntil'), day(validUntil)],
    [text('quote.note'), note],
  ];
}

/** The newest quote. */
export function quotePart(quotes: readonly QuoteDocument[], words: PaperWords): readonly PaperPart[] {
  const quote = quotes.at(-1);
  if (quote === undefined) return [];
  const { text, money, rate, count } = words;
  const { net, vat, total } = quoteTotals(quote.lines);
  return [
    { kind: 'part', text: text('part.quote', { version: quote.version }) },
    { kind: 'facts', facts: quoteFacts(quote, words) },
    {
      kind: 'table',
      columns: [
        { heading: text('quote.text'), width: 45 },
        { heading: text('quote.units'), width: 12, isAmount: true },
        { heading: text('quote.unitPrice'), width: 17, isAmount: true },
        { heading: text('quote.vat'), width: 9, isAmount: true },
        { heading: text('quote.amount'), width: 17, isAmount: true },
      ],
      rows: quote.lines.map((line) => [
        line.text,
        count(line.units),
        money(line.unit_price),
        rate(line.vat_rate),
        money(netOf(line)),
      ]),
      sums: [
        [text('quote.net'), money(net)],
        ...vat.map((each): Fact => {
          const of = { rate: rate(each.rate), net: money(each.net) };
          return [text('quote.vatOf', of), money(each.amount)];
        }),
        [text('quote.total'), money(total)],
      ],
    },
  ];
}

const approvedProof = ({ proofs }: PieceDocument) => proofs.findLast(({ state }) => state === 'approved');

interface Work {
  readonly pieces: readonly PieceDocument[];
  readonly items: readonly OrderedItem[];
}

const named = ({ pieces, items }: Work) =>
  pieces.flatMap((piece) => {
    const item = items[piece.at];
    return item ? [{ piece, title: itemTitle(item, piece.at), proof: approvedProof(piece) }] : [];
  });

/** The newest approval of each piece. */
export function approvalsPart(work: Work, { text, who, time }: PaperWords): readonly PaperPart[] {
  const rows = named(work).flatMap(({ title, proof }) =>
    proof?.decided ? [[title, String(proof.version), who(proof.decided), time(proof.decided.at)]] : [],
  );
  const columns = [
    { heading: text('column.piece'), width: 44 },
    { heading: text('column.version'), width: 10 },
    { heading: text('column.who'), width: 26 },
    { heading: text('column.when'), width: 20 },
  ];
  return tablePart(text('part.approvals'), columns, rows);
}

/** Final files, or those of the approved proof. */
export function artPart(work: Work, { text, dayOf }: PaperWords): readonly PaperPart[] {
  const rows = named(work).flatMap(({ piece: { art }, title, proof }) => {
    const version = art?.isFinal ? text('column.final') : String(proof?.version ?? '');
    return (art?.files ?? []).map(({ filename }) => [title, filename, version, dayOf(art?.until ?? '')]);
  });
  const columns = [
    { heading: text('column.piece'), width: 36 },
    { heading: text('column.file'), width: 36 },
    { heading: text('column.version'), width: 10 },
    { heading: text('column.until'), width: 18 },
  ];
  return tablePart(text('part.art'), columns, rows);
}
