import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { styled } from '@mui/material/styles';
import { hoursText, type ScheduleBlock, scheduleDayNames } from '@portal/contracts/areas/channels';
import type { ReactNode } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Picture } from '../Picture';
import { historyTexts } from '../texts';
import { visuallyHidden } from '../VisuallyHidden';
import type { Difference, FieldChange, NodeChange, Word } from './differences';
import { type FieldTexts, fieldsOf } from './record-history';

type Side = 'before' | 'after';

const Marked = styled('span')(({ theme }) => {
  const tinted = (colour: string) => ({
    color: `color-mix(in srgb, ${colour} 80%, ${theme.vars.palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${colour} 12%, ${theme.vars.palette.background.paper})`,
  });
  return {
    '& del': { ...tinted(theme.vars.palette.error.main), textDecorationThickness: 1 },
    '& ins': { ...tinted(theme.vars.palette.success.main), textDecoration: 'none', fontWeight: 600 },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  };
});

const Mark = ({ of, children }: { of: Side; children: ReactNode }) => (
  <Marked>{of === 'before' ? <del>{children}</del> : <ins>{children}</ins>}</Marked>
);

interface SideProps<K extends Difference['kind'] = Difference['kind']> {
  change: FieldChange & { readonly difference: Extract<Difference, { kind: K }> };
  side: Side;
  texts: FieldTexts;
}

/** Characters around a change. */
const around = 40;

/** Long passages that stay are shortened. */
function shortened({ what, text }: Word, isFirst: boolean, isLast: boolean): string {
  if (what !== 'same' || text.length <= around * 2) return text;
  const start = text.slice(0, around).replace(/\s\S*$/, '');
  const end = text.slice(-around).replace(/^\S*\s/, '');
  return `${isFirst ? '' : start} … ${isLast ? '' : end}`;
}

function WordSide({ change: { difference }, side }: SideProps<'words'>) {
  const own = side === 'before' ? 'gone' : 'added';
  const { words } = difference;
  return words.map((word, index) => {
    if (word.what !== 'same' && word.what !== own) return null;
    const text = shortened(word, index === 0, index === words.length - 1);
    return word.what === 'same' ? (
      <span key={index}>{text}</span>
    ) : (
      <Mark key={index} of={side}>
        {text}
      </Mark>
    );
  });
}

function SetSide({ change, side, texts }: SideProps<'set'>) {
  const text = useText(historyTexts);
  const { path, difference, [side]: value } = change;
  const own = side === 'before' ? difference.gone : difference.added;
  const stayed = (Array.isArray(value) ? value.length : 0) - own.length;
  if (stayed + own.length === 0) return text('nothing');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {own.map((element, index) => (
        <li key={index}>
          <Mark of={side}>{texts.valueText(path, element)}</Mark>
        </li>
      ))}
      {stayed > 0 && (
        <Box component="li" sx={{ color: 'text.secondary' }}>
          {text('andSame', { count: stayed })}
        </Box>
      )}
    </Box>
  );
}

function HoursSide({ change, side }: SideProps<'hours'>) {
  const text = useText(historyTexts);
  const { language } = useLanguage();
  const block = (change[side] ?? {}) as Partial<ScheduleBlock>;
  return change.difference.days.map((day) => (
    <Box
      key={day}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, fontVariantNumeric: 'tabular-nums' }}
    >
      <Box component="span" sx={{ color: 'text.secondary', minWidth: '5.5rem' }}>
        {scheduleDayNames[day][language]}
      </Box>
      <Mark of={side}>{block[day]?.start ? hoursText(block[day], language) : text('nothing')}</Mark>
    </Box>
  ));
}

function NodeItem({ node, change, side, texts }: SideProps<'tree'> & { node: NodeChange }) {
  const name = node.path.map((each) => texts.valueText(change.path, each)).join(' › ');
  const ownName = texts.valueText(change.path, node.path.at(-1));
  const inside = node.changes.flatMap((each) => {
    const path = `${change.path}.${each.path}`;
    const label = texts.labelOf(path);
    // Added and deleted nodes are called by their name already.
    const isSaid = node.what !== 'changed' && texts.valueText(path, each[side]) === ownName;
    return label === undefined || isSaid ? [] : [{ ...each, label, path }];
  });
  return (
    <li>
      {node.what === 'changed' ? name : <Mark of={side}>{name}</Mark>}
      {inside.map((each) => (
        <Box key={each.path} sx={{ pl: 1.5 }}>
          {each.label}: <OneSide change={each} side={side} texts={texts} />
        </Box>
      ))}
    </li>
  );
}

function TreeSide(props: SideProps<'tree'>) {
  const { difference } = props.change;
  const other = props.side === 'before' ? 'added' : 'gone';
  const own = difference.nodes.filter(({ what }) => what !== other);
  if (own.length === 0) return '–';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {own.map((node) => (
        <NodeItem key={node.id} {...props} node={node} />
      ))}
    </Box>
  );
}

/** Pixels. */
const pictureWidth = 320;
const pictureHeight = 180;

function PictureSide({ change, side }: SideProps<'pictures'>) {
  const text = useText(historyTexts);
  const src = change[side];
  if (typeof src !== 'string' || src === '') return text('nothing');
  return (
    <Box sx={{ maxWidth: pictureWidth, borderRadius: 1, overflow: 'hidden' }}>
      <Picture
        src={src}
        alt={text(side === 'before' ? 'was' : 'is')}
        width={pictureWidth}
        height={pictureHeight}
      />
    </Box>
  );
}

const PlainSide = ({ change, side, texts }: SideProps<'plain'>) => texts.valueText(change.path, change[side]);

const sides: { readonly [K in Difference['kind']]: (props: SideProps<K>) => ReactNode } = {
  words: WordSide,
  set: SetSide,
  hours: HoursSide,
  tree: TreeSide,
  pictures: PictureSide,
  plain: PlainSide,
};

function OneSide(props: Omit<SideProps, 'change'> & { change: FieldChange }) {
  const Shown = sides[props.change.difference.kind] as (props: object) => ReactNode;
  return <Shown {...props} />;
}

/** Narrow places have no room for three columns: there the field is above its values. */
const columns = {
  tableLayout: 'fixed' as const,
  '& tr > *': { verticalAlign: 'top', overflowWrap: 'anywhere', px: 1, py: 0.75, fontSize: 'body2.fontSize' },
  '& thead th': { backgroundColor: 'transparent' },
  '& th:first-of-type': { pl: 0, width: '26%' },
  '& tbody tr:last-of-type > *': { border: 0 },
  '@container (width < 32rem)': {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& tr > *': { pl: 0 },
    '& th:first-of-type': { gridColumn: '1 / -1', width: 'auto', border: 0, pb: 0 },
    '& thead th:first-of-type': visuallyHidden,
  },
};

/** Additions leave nothing to show before. */
const fromNothing = {
  '& tr > :nth-child(2)': { width: '14%' },
  '@container (width < 32rem)': {
    '& tr': { gridTemplateColumns: 'minmax(4.5rem, 1fr) minmax(0, 4fr)' },
  },
};

const isAddition = ({ before, difference }: FieldChange): boolean => {
  if (difference.kind === 'tree') return difference.nodes.every(({ what }) => what === 'added');
  return before === null || before === undefined || before === '';
};

interface ChangeTableProps {
  label: string;
  /** Of the values before and after. */
  heads: readonly [string, string];
  changes: readonly FieldChange[];
  texts: FieldTexts;
  /** For screen readers only. */
  hidesHeads?: boolean;
  /** Once for each field of the record. */
  action?: ((field: string) => ReactNode) | undefined;
}

/** Only what has a name. */
export function ChangeTable(props: ChangeTableProps) {
  const { label, heads, changes, texts, hidesHeads = false, action = () => null } = props;
  const text = useText(historyTexts);
  return (
    // The grid of phones would take the roles away.
    <Table role="table" aria-label={label} sx={[columns, changes.every(isAddition) && fromNothing]}>
      <TableHead role="rowgroup" sx={hidesHeads ? { ...visuallyHidden, insetInlineStart: 0 } : undefined}>
        <TableRow role="row">
          {[text('field'), ...heads].map((head) => (
            <TableCell key={head} role="columnheader">
              {head}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody role="rowgroup">
        {fieldsOf(changes).flatMap((field) =>
          changes
            .filter(({ path }) => fieldsOf([{ path }])[0] === field)
            .map((change, index) => (
              <TableRow role="row" key={change.path}>
                <TableCell component="th" role="rowheader" scope="row">
                  <Box sx={{ fontWeight: 600 }}>{texts.nameOf(change.path)}</Box>
                  {index === 0 && action(field)}
                </TableCell>
                {(['before', 'after'] as const).map((side) => (
                  <TableCell role="cell" key={side}>
                    <OneSide change={change} side={side} texts={texts} />
                  </TableCell>
                ))}
              </TableRow>
            )),
        )}
      </TableBody>
    </Table>
  );
}
