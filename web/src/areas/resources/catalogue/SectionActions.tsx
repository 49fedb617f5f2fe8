import EditRounded from '@mui/icons-material/EditRounded';
import type { SectionType } from '@portal/contracts/areas/sections';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useEditMode } from '#core/session/edit-mode';
import { type CataloguePlace, sectionPath } from './catalogue-place';
import { catalogueTexts } from '../texts';

interface SectionActionsProps {
  type: SectionType;
  place: CataloguePlace;
}

/** From a section to the whole of the one above it and, in edit mode, to its form (R-AME-11, AMB-06). */
export function SectionActions({ type, place: { chain, current } }: SectionActionsProps) {
  const text = useText(catalogueTexts);
  const edit = useEditMode();
  const parent = chain.at(-2);
  return (
    <>
      {edit.isOn && (
        <Button component={Link} to={`/admin/section/${current.id}`} size="small" startIcon={<EditRounded />}>
          {text('editSection')}
        </Button>
      )}
      {parent !== undefined && (
        <Button component={Link} to={sectionPath(type, parent.url, true)} size="small">
          {text('allOf', { name: parent.name })}
        </Button>
      )}
    </>
  );
}
