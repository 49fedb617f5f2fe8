import Box from '@mui/material/Box';
import { Command } from 'cmdk';
import type { ReactNode } from 'react';
import { useLayoutEffect } from 'react';
import { Picture } from '#ui/Picture';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { useText } from '../i18n/use-text';
import type { Found, PaletteRow, PaletteTerm, UseFound } from './finder';
import { paletteMessages } from './palette.messages';
import { useFinders } from './use-finders';

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

interface FoundListProps {
  term: PaletteTerm;
  /** Told of the best line. */
  onBest: (key: string) => void;
  onTake: (row: Pick<PaletteRow, 'to' | 'run'>) => void;
}

/** What the term may mean, in groups: what this person may see, and nothing else. */
export function FoundList({ term, onBest, onTake }: FoundListProps) {
  return (
    <FoundBy finders={useFinders()} term={term} found={[]}>
      {(found) => <FoundGroups groups={inOrder(found)} typed={term.typed} onBest={onBest} onTake={onTake} />}
    </FoundBy>
  );
}

interface FoundGroupsProps extends Pick<FoundListProps, 'onBest' | 'onTake'> {
  groups: readonly Found[];
  typed: string;
}

function FoundGroups({ groups, typed, onBest, onTake }: FoundGroupsProps) {
  const text = useText(paletteMessages);
  const best = groups[0]?.rows[0]?.key ?? '';
  useLayoutEffect(() => onBest(best), [best, typed, onBest]);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <>
      <VisuallyHidden role="status">{typed !== '' && text('count', { count })}</VisuallyHidden>
      {count === 0 && <div className="empty">{text('empty')}</div>}
      {groups.map(({ heading, rows, total, all }) => (
        <Command.Group
          key={heading}
          heading={heading && <GroupHead heading={heading} total={typed === '' ? rows.length : total} />}
        >
          {rows.map((row) => (
            <Command.Item key={row.key} value={row.key} onSelect={() => onTake(row)}>
              <FoundRow row={row} />
            </Command.Item>
          ))}
          {all !== undefined && total > rows.length && (
            <Command.Item value={`all ${all}`} onSelect={() => onTake({ to: all })} className="all">
              {text('all', { total })}
            </Command.Item>
          )}
        </Command.Group>
      ))}
    </>
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
        <span className="title">{title}</span>
        {detail !== undefined && detail !== '' && (
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            {detail}
          </Box>
        )}
      </span>
      {end}
    </>
  );
}
