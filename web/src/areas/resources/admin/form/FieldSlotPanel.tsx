import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const slotId = (name: string) => `resource-${name}`;

/** Puts the cursor into a field, whatever it is made of. */
export function focusField(name: string): void {
  const slot = document.getElementById(slotId(name));
  const control = slot?.querySelector<HTMLElement>(
    'input:not([type="file"]):not([type="radio"]), input[type="radio"]:checked, textarea, select, button, [role="combobox"]',
  );
  control?.focus();
  slot?.scrollIntoView({ block: 'center' });
}

/** Where a field of the form stands, so that the list of what is missing can lead to it. */
export function FieldSlotPanel({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Box id={slotId(name)} sx={{ minWidth: 0 }}>
      {children}
    </Box>
  );
}
