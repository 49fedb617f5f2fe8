import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import type { FormEvent, ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { ErrorNote } from '#ui/states/ErrorNote';
import { formsTexts } from './texts';

interface AgencyFormCardProps {
  form: {
    readonly submit: (event?: FormEvent<HTMLElement>) => Promise<void>;
    readonly failure: unknown;
    readonly isPending: boolean;
  };
  restaurant: SessionRestaurant;
  /** Quiet words beside the button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a form to the agency: for which restaurant it is, its fields, and the button that sends it. */
export function AgencyFormCard({ form, restaurant: { name, site }, aside, children }: AgencyFormCardProps) {
  const text = useText(formsTexts);
  return (
    <Card
      component="form"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      sx={{ p: { xs: 2, sm: 3 } }}
    >
      <Stack spacing={3}>
        <Typography variant="subtitle2" component="div">
          {text('restaurant', { name, site })}
        </Typography>
        {children}
        {form.failure !== null && <ErrorNote error={form.failure} />}
        <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
            {text('send')}
          </Button>
          <Typography variant="body2" component="div" color="textSecondary">
            {aside}
          </Typography>
        </Stack>
      </Stack>
    </Card>
  );
}
