import type { SectionType } from '@portal/contracts/areas/sections';
import { useText } from '#core/i18n/use-text';
import type { Crumb } from '#ui/Page';
import { placeAt, sectionPath } from '../catalogue/catalogue-place';
import { typeNames } from '../catalogue/type-names';
import { useSections } from '../catalogue/use-sections';
import { cardTexts } from '../texts';

/** The way from a type's overview through the sections to what is shown. */
export function useCrumbs(type: SectionType, category: string | undefined): readonly Crumb[] {
  const text = useText(cardTexts);
  const sections = useSections();
  const root = { label: text(typeNames[type]), to: sectionPath(type) };
  if (sections.data === undefined || category === undefined) return [root];
  const place = placeAt(sections.data, type, { slug: category, isWhole: true });
  const way = place?.chain.map(({ name, url }) => ({ label: name, to: sectionPath(type, url, true) })) ?? [];
  return [root, ...way];
}
