import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { NavTree } from './NavTree';
import { cardTexts, catalogueTexts } from '../texts';
import { type CataloguePlace, sectionPath, treeOf } from './catalogue-place';
import { typeNames } from './type-names';

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
