import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { OrderStatus } from '@portal/contracts/areas/orders';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { statusLook } from '../../../app/order-status/status-look';
import { useOrderStatuses } from '../../../app/order-status/use-order-statuses';

interface StatusMenuProps {
  /** What the button says to screen readers. */
  label: string;
  /** Not offered: the order has it already (R-ORD-16). */
  current?: OrderStatus;
  onChoose: (status: OrderStatus) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** The statuses that may be set, each with the key that sets it. Choosing saves at once (R-ORD-17). */
export function StatusMenu({ label, current, onChoose, disabled, children }: StatusMenuProps) {
  const { all } = useOrderStatuses();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (status: number) => {
    setAnchor(null);
    onChoose(status as OrderStatus);
  };
  return (
    <>
      <Button
        id={id}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={disabled}
        endIcon={<ExpandMoreRounded aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ pl: 1 }}
      >
        {children}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {all
          .filter((status) => status.id !== current)
          .map(({ id: code, name }) => {
            const { icon: Icon, tone } = statusLook(code);
            const colour = tone === 'neutral' ? 'text.secondary' : `${tone}.main`;
            return (
              <MenuItem key={code} onClick={() => choose(code)}>
                <Box component={Icon} aria-hidden sx={{ color: colour }} />
                <Box sx={{ flex: 1, pr: 2 }}>{name}</Box>
                <Box component="kbd" aria-hidden sx={{ typography: 'mono', color: 'text.secondary' }}>
                  {code}
                </Box>
              </MenuItem>
            );
          })}
      </Menu>
    </>
  );
}
