import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ScheduleDay } from '@portal/contracts/areas/channels';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { type CopyTarget, targetNames } from './copy-day';
import { hoursTexts } from '../texts';
import { useDayNames } from './use-day-names';

interface CopyDayMenuProps {
  day: ScheduleDay;
  isDisabled: boolean;
  onCopy: (target: CopyTarget) => void;
}

/** Gives other days the hours of this one. */
export function CopyDayMenu({ day, isDisabled, onCopy }: CopyDayMenuProps) {
  const text = useText(hoursTexts);
  const name = useDayNames()(day);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        aria-label={text('copy', { day: name })}
        aria-haspopup="menu"
        disabled={isDisabled}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <ContentCopyRounded fontSize="small" />
      </IconButton>
      {anchor !== null && (
        <Menu anchorEl={anchor} open onClose={close}>
          <ListSubheader component="div" role="presentation" sx={{ bgcolor: 'transparent' }}>
            {text('copyTo')}
          </ListSubheader>
          {targetNames.map((target) => (
            <MenuItem
              key={target}
              onClick={() => {
                onCopy(target);
                close();
              }}
            >
              {text(`copy.${target}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
