import { Box } from '@mui/material';
import type { ComponentProps } from 'react';
import { useText } from '#core/i18n/use-text';
import { StatusMenu } from '../StatusMenu';
import { tableTexts } from '../texts';

type SelectedStatusMenuProps<Status extends number> = Pick<
  ComponentProps<typeof StatusMenu<Status>>,
  'choices' | 'onChoose'
>;

export function SelectedStatusMenu<Status extends number>(props: SelectedStatusMenuProps<Status>) {
  const text = useText(tableTexts);
  return (
    <StatusMenu {...props} label={text('changeStatus')}>
      <Box component="span" sx={{ pl: 1 }}>
        {text('changeStatus')}
      </Box>
    </StatusMenu>
  );
}
