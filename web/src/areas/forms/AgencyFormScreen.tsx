import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentType, useState } from 'react';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import type { AgencyFormProps } from './agency-form';

interface AgencyFormScreenProps {
  /** `title`, `subtitle`, `noRestaurant`, `sentTitle`, `sentText` of what was sent, and `another`. */
  words: Messages;
  Form: ComponentType<AgencyFormProps>;
  /** What this person has sent before. */
  List: ComponentType;
}

interface SentProps {
  words: Messages;
  title: string;
  onAnother: () => void;
}

function Sent({ words, title, onAnother }: SentProps) {
  const text = useText(words);
  return (
    <Box role="status">
      <EmptyState
        title={text('sentTitle')}
        text={text('sentText', { title })}
        action={
          <Button variant="outlined" onClick={onAnother}>
            {text('another')}
          </Button>
        }
      />
    </Box>
  );
}

/** A form to the agency for the selected restaurant, then that it arrived; below it what was sent before. */
export function AgencyFormScreen({ words, Form, List }: AgencyFormScreenProps) {
  const text = useText(words);
  const { restaurant } = useSite();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Box sx={{ maxWidth: 880 }}>
        {restaurant === null ? (
          <EmptyState title={text('title')} text={text('noRestaurant')} />
        ) : sent === null ? (
          <Form key={restaurant.id} restaurant={restaurant} onSent={setSent} />
        ) : (
          <Sent words={words} title={sent} onAnother={() => setSent(null)} />
        )}
        <List />
      </Box>
    </Page>
  );
}
