import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import { type ReactNode, useLayoutEffect } from 'react';
import { Picture } from '#ui/Picture';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useText } from '#core/i18n/use-text';
import { ForgetMark } from './ForgetMark';
import { recentTexts } from '#core/texts';
import { paletteTexts } from '../texts';
import type { Found, PaletteRow, PaletteTerm, UseFound } from '#core/finder/finder';
import { useFinders } from './use-finders';
import { unbroken } from '#ui/unbroken';

interface FoundByProps {
  finders: readonly UseFound[];
  term: PaletteTerm;
  found: readonly Found[];
  children: (found: readonly Found[]) => ReactNode;
}

/** Asks one finder after the other, each in a component of its own, since finders are hooks. */
function FoundBy({ finders: [useFound, ...others], term, found, children }: FoundByProps) {
  if (useFound === undefined) return children(found);
  return (
    <FoundByOne useFound={useFound} finders={others} term={term} found={found}>
      {children}
    </FoundByOne>
  );
}

function FoundByOne({ useFound, found, term, ...others }: FoundByProps & { useFound: UseFound }) {
  return <FoundBy {...others} term={term} found={[...found, useFound(term)]} />;
}

const bestRank = ({ rows }: Found) => rows[0]?.rank ?? 0;

/** Groups with something in them, the one with the best line first. */
const inOrder = (found: readonly Found[]) =>
  found
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => bestRank(other) - bestRank(one) || one.order - other.order);

/** @param isFind what was typed has led to something */
export type Take = (row: Pick<PaletteRow, 'to' | 'run' | 'write'>, isFind: boolean) => void;

interface FoundListProps {
  term: PaletteTerm;
  /** Told of the lines as they stand, the best first. */
  onShown: (rows: readonly PaletteRow[]) => void;
  onTake: Take;
  onForget: (row: PaletteRow) => void;
}

/** What the term may mean, in groups: what this person may see, and nothing else. */
export function FoundList({ term, ...on }: FoundListProps) {
  return (
    <FoundBy finders={useFinders()} term={term} found={[]}>
      {(found) => <FoundGroups groups={inOrder(found)} typed={term.typed} {...on} />}
    </FoundBy>
  );
}

interface FoundGroupsProps extends Omit<FoundListProps, 'term'> {
  groups: readonly Found[];
  typed: string;
}

function FoundGroups({ groups, typed, onShown, onTake, onForget }: FoundGroupsProps) {
  const text = useText(paletteTexts);
  const shown = groups.flatMap(({ rows }) => rows);
  useLayoutEffect(() => onShown(shown));
  return (
    <>
      <VisuallyHidden role="status">{typed !== '' && text('count', { count: shown.length })}</VisuallyHidden>
      {shown.length === 0 && <div className="empty">{text('empty')}</div>}
      {groups.map(({ heading, rows, total, all, isNoFind = false }) => (
        <Command.Group
          key={heading}
          heading={
            heading && (
              <GroupHead heading={heading} total={typed === '' ? Math.min(rows.length, total) : total} />
            )
          }
        >
          {rows.map((row) => (
            <FoundOption
              key={row.key}
              row={row}
              onTake={() => onTake(row, !isNoFind)}
              onForget={() => onForget(row)}
            />
          ))}
          {all !== undefined && total > rows.length && (
            <Command.Item value={`all ${all}`} onSelect={() => onTake({ to: all }, true)} className="all">
              {text('all', { total })}
            </Command.Item>
          )}
        </Command.Group>
      ))}
    </>
  );
}

interface FoundOptionProps {
  row: PaletteRow;
  onTake: () => void;
  onForget: () => void;
}

function FoundOption({ row, onTake, onForget }: FoundOptionProps) {
  const text = useText(recentTexts);
  const isForgettable = row.forget !== undefined;
  return (
    <Command.Item
      value={row.key}
      onSelect={onTake}
      aria-description={isForgettable ? text('byKey') : undefined}
    >
      <FoundRow row={row} />
      {isForgettable && <ForgetMark term={row.title} onForget={onForget} />}
    </Command.Item>
  );
}

const GroupHead = ({ heading, total }: { heading: string; total: number }) => (
  <>
    {heading} <span className="total">{total}</span>
  </>
);

function FoundRow({ row: { title, detail, icon: Icon, picture, end } }: { row: PaletteRow }) {
  return (
    <>
      {picture === undefined ? (
        <Icon aria-hidden />
      ) : (
        <span className="picture">
          <Picture src={picture} width={40} height={40} alt="" isEager />
        </span>
      )}
      <span className="words">
        <span className="title">{unbroken(title)}</span>
        {detail !== undefined && detail !== '' && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {detail}
          </Box>
        )}
      </span>
      {end !== undefined && <span className="end">{end}</span>}
    </>
  );
}
