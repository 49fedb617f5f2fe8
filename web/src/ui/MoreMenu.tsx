import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import { IconButton, ListItemIcon, Menu, MenuItem, type SvgIcon } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { opensAtEnd } from './opens-at-end';

export type MoreAction = {
  readonly label: string;
  readonly Icon: typeof SvgIcon;
} & ({ readonly to: string } | { readonly run: () => void });

interface MoreMenuProps {
  label: string;
  actions: readonly MoreAction[];
  size?: 'small' | 'medium';
}

export function MoreMenu({ label, actions, size = 'medium' }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (actions.length === 0) return null;
  return (
    <>
      <IconButton
        size={size}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={label}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded fontSize={size} />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close} {...opensAtEnd}>
        {actions.map(({ label: name, Icon, ...action }) => {
          const content = (
            <>
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {name}
            </>
          );
          if ('to' in action)
            return (
              <MenuItem key={name} component={Link} to={action.to} onClick={close}>
                {content}
              </MenuItem>
            );
          const choose = () => {
            close();
            action.run();
          };
          return (
            <MenuItem key={name} onClick={choose}>
              {content}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
