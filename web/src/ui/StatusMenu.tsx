import type { SvgIconComponent } from '@mui/icons-material';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button, Menu, MenuItem, Typography } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import type { StatusTone } from './StatusChip';

export interface StatusField<Status extends number> {
  readonly status: Status;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly tone: StatusTone;
  /** Shortcut. */
  readonly key?: string;
}

interface StatusMenuProps<Status extends number> {
  /** For screen readers. */
  label: string;
  choices: readonly StatusField<Status>[];
  /** Not offered. */
  current?: Status;
  onChoose: (status: Status) => void;
  disabled?: boolean;
  /** Small: without frame, for table cells. */
  size?: 'small' | 'medium';
  /** What shows the status. */
  children: ReactNode;
}

export function StatusMenu<Status extends number>(props: StatusMenuProps<Status>) {
  const { label, current, onChoose, disabled, size = 'medium', children } = props;
  const choices = props.choices.filter(({ status }) => status !== current);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (status: Status) => {
    setAnchor(null);
    onChoose(status);
  };
  return (
    <>
      <Button
        id={id}
        size={size}
        variant={size === 'small' ? 'text' : 'outlined'}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        endIcon={<ExpandMoreRounded aria-hidden />}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ pl: size === 'small' ? 0.5 : 1 }}
      >
        {children}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {choices.map(({ status, label: name, icon: Icon, tone, key }) => (
          <MenuItem key={status} onClick={() => choose(status)}>
            <Box
              component={Icon}
              aria-hidden
              sx={{ color: tone === 'neutral' ? 'text.secondary' : `${tone}.main` }}
            />
            <Box sx={{ flex: 1, pr: 2 }}>{name}</Box>
            {key !== undefined && (
              <Typography variant="mono" component="kbd" color="textSecondary" aria-hidden>
                {key}
              </Typography>
            )}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
