import AddRounded from '@mui/icons-material/AddRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import { lastSectionLevel, type Section, sectionHome } from '@portal/contracts/areas/sections';
import { useText } from '#core/i18n/use-text';
import { MoreMenu } from '#ui/MoreMenu';
import { adminTexts } from '../texts';
import { editPath } from './SectionRow';

interface SectionMenuProps {
  section: Section;
  onDelete: () => void;
}

/** What can be done with a section beside moving it. */
export function SectionMenu({ section, onDelete }: SectionMenuProps) {
  const text = useText(adminTexts);
  const { id, name, level, visible } = section;
  const links = [
    { key: 'edit', to: editPath(id), Icon: EditRounded, isThere: true },
    {
      key: 'addInside',
      to: `/admin/section/add?parent=${id}`,
      Icon: AddRounded,
      isThere: level < lastSectionLevel,
    },
    { key: 'see', to: `/${sectionHome(section)}`, Icon: VisibilityRounded, isThere: visible },
  ] as const;
  return (
    <MoreMenu
      size="small"
      label={text('more', { name })}
      actions={[
        ...links
          .filter(({ isThere }) => isThere)
          .map(({ key, to, Icon }) => ({ label: text(key), Icon, to })),
        { label: text('delete'), Icon: DeleteRounded, run: onDelete },
      ]}
    />
  );
}
