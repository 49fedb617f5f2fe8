import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { cardTexts, catalogueTexts } from '../texts';
import { type CataloguePlace, sectionPath, treeOf } from './catalogue-place';
import { typeNames } from './type-names';
import { NavTreeItem, type TreePlace } from './NavTreeItem';
import { TreeRow } from './TreeRow';

const Tree = styled('nav')({
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
});

interface NavTreeProps {
  label: string;
  /** What the whole tree hangs from; current while the chain is empty. */
  root: { readonly label: string; readonly to: string };
  places: readonly TreePlace[];
  /** Ids from the top to the place that is shown; the last one is current. */
  chain: readonly number[];
  /** A link was followed: a drawer closes. */
  onGo?: () => void;
}

/** Branches that were opened or closed by hand. */
type Turned = ReadonlyMap<number, boolean>;

const without = (turned: Turned, ids: readonly number[]): Turned =>
  new Map([...turned].filter(([id]) => !ids.includes(id)));

/**
 * Places that hang below each other, as links with buttons that open and close branches. The branch of the current
 * place is open (R-CAT-03); whatever was opened by hand stays open.
 */
function NavTree({ label, root, places, chain, onGo }: NavTreeProps) {
  const [turned, setTurned] = useState<Turned>(new Map());
  const [knownPlace, setKnownPlace] = useState(chain.at(-1));

  // Somewhere else now: the way there opens, also where it was closed by hand before.
  if (knownPlace !== chain.at(-1)) {
    setKnownPlace(chain.at(-1));
    setTurned(without(turned, chain));
  }
  const isOpen = (id: number) => turned.get(id) ?? chain.includes(id);
  const turn = (id: number) => setTurned((before) => new Map(before).set(id, !isOpen(id)));
  return (
    <Tree aria-label={label}>
      <TreeRow label={root.label} to={root.to} level={0} isOnWay isCurrent={chain.length === 0} onGo={onGo} />
      <ul>
        {places.map((place) => (
          <NavTreeItem
            key={place.id}
            place={place}
            level={0}
            chain={chain}
            isOpen={isOpen}
            turn={turn}
            onGo={onGo}
          />
        ))}
      </ul>
    </Tree>
  );
}

interface SectionTreeProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace | undefined;
  onGo?: () => void;
}

/** The sections of one type; the chosen one's branch is open (R-CAT-03). */
export function SectionTree({ type, sections, place, onGo }: SectionTreeProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const places = useMemo(() => treeOf(sections, type), [sections, type]);
  const chain = useMemo(() => place?.chain.map(({ id }) => id) ?? [], [place]);
  return (
    <NavTree
      label={text('sectionsOf', { type: name })}
      root={{ label: name, to: sectionPath(type) }}
      places={places}
      chain={chain}
      onGo={onGo}
    />
  );
}
