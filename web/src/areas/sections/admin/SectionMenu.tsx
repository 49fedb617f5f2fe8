import AddRounded from '@mui/icons-material/AddRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import VisibilityRounded from '@mui/icons-material/VisibilityRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Section } from '@portal/contracts/areas/sections';
import { lastSectionLevel, sectionHome } from '@portal/contracts/areas/sections';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { adminMessages } from './admin.messages';
import { editPath } from './SectionRow';

interface SectionMenuProps {
  section: Section;
  onDelete: () => void;
}

/** What can be done with a section beside moving it. */
export function SectionMenu({ section, onDelete }: SectionMenuProps) {
  const text = useText(adminMessages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
    <>
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('more', { name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {links
          .filter(({ isThere }) => isThere)
          .map(({ key, to, Icon }) => (
            <MenuItem key={key} component={Link} to={to}>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {text(key)}
            </MenuItem>
          ))}
        <MenuItem
          onClick={() => {
            setAnchor(null);
            onDelete();
          }}
        >
          <ListItemIcon>
            <DeleteRounded fontSize="small" />
          </ListItemIcon>
          {text('delete')}
        </MenuItem>
      </Menu>
    </>
  );
}
