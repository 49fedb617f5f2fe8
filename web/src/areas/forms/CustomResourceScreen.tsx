import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { CustomResourceForm } from './CustomResourceForm';
import { formsMessages } from './forms.messages';
import { OwnRequestsList } from './OwnRequestsList';

function Sent({ topic, onAnother }: { topic: string; onAnother: () => void }) {
  const text = useText(formsMessages);
  return (
    <Box role="status">
      <EmptyState
        title={text('sentTitle')}
        text={text('sentText', { topic })}
        action={
          <Button variant="outlined" onClick={onAnother}>
            {text('another')}
          </Button>
        }
      />
    </Box>
  );
}

/** Asks the agency for a piece that the catalogue does not have, for the selected restaurant (R-FRM-07, R-NAV-12). */
export function CustomResourceScreen() {
  const text = useText(formsMessages);
  const { restaurant } = useSite();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Box sx={{ maxWidth: 720 }}>
        {restaurant === null ? (
          <EmptyState title={text('title')} text={text('noRestaurant')} />
        ) : sent === null ? (
          <CustomResourceForm restaurant={restaurant} onSent={setSent} />
        ) : (
          <Sent topic={sent} onAnother={() => setSent(null)} />
        )}
        <OwnRequestsList />
      </Box>
    </Page>
  );
}
