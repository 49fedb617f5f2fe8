import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TextInput } from '#ui/fields/TextInput';
import { orderLimit } from '../order-limits';
import { DateFields } from './DateFields';
import { detailsTexts } from '../texts';
import { DirectionField } from './DirectionField';
import { personalise } from './entry-changes';
import { FileFields } from './FileFields';
import { LegalField, PriceField } from './PriceFields';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

interface DetailsPageProps extends WizardPageProps {
  onBusy: (what: 'file' | 'images', isBusy: boolean) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2.5}>
      <Box component="h2" sx={{ typography: 'h4', m: 0, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
        {title}
      </Box>
      {children}
    </Stack>
  );
}

/** Two fields side by side where there is room. */
const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } };

/** Page 4: what the piece says, when it holds, which way it points, with which files (R-WIZ-06). */
export function DetailsPage(props: DetailsPageProps) {
  const { entry, edit, errors, onBusy } = props;
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  const { features } = useMarket();
  // R-WIZ-22: the market with arrows asks for these.
  const isAsked = features.wizardDirections;
  return (
    <Stack spacing={4}>
      <Group title={text('onThePiece')}>
        <Box sx={pair}>
          <TextInput
            label={text('restaurant')}
            hint={text('restaurantHint')}
            name="custom.restaurant"
            optional={!isAsked}
            maxLength={orderLimit('items.custom.restaurant')}
            value={entry.custom.restaurant}
            onChange={(event) => edit(personalise({ restaurant: event.target.value }))}
            error={complaint(errors['custom.restaurant'])}
          />
          <PriceField {...props} isAsked={isAsked} />
        </Box>
        <LegalField {...props} />
        <Box sx={pair}>
          <TextInput
            label={text('schedule')}
            placeholder={text('schedulePlaceholder')}
            name="custom.schedule"
            optional
            maxLength={orderLimit('items.custom.schedule')}
            value={entry.custom.schedule}
            onChange={(event) => edit(personalise({ schedule: event.target.value }))}
          />
          <TextInput
            label={text('date')}
            placeholder={text('datePlaceholder')}
            name="custom.date"
            optional
            maxLength={orderLimit('items.custom.date')}
            value={entry.custom.date}
            onChange={(event) => edit(personalise({ date: event.target.value }))}
          />
        </Box>
      </Group>
      {features.wizardDirections && <DirectionField {...props} />}
      <Group title={text('validity')}>
        <Box sx={pair}>
          <DateFields {...props} />
        </Box>
      </Group>
      <Group title={text('instructions')}>
        <TextInput
          label={text('others')}
          placeholder={text('othersPlaceholder')}
          name="custom.others"
          optional={!isAsked}
          multiline
          minRows={3}
          maxLength={orderLimit('items.custom.others')}
          value={entry.custom.others}
          onChange={(event) => edit(personalise({ others: event.target.value }))}
          error={complaint(errors['custom.others'])}
        />
        <FileFields {...props} onBusy={onBusy} />
      </Group>
    </Stack>
  );
}
