import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ReactNode, useId } from 'react';
import { directions, cartUploads, formatOf, maxImages, priceText } from '@portal/contracts/areas/cart';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { TextInput } from '#ui/fields/TextInput';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { UploadField } from '#ui/upload/UploadField';
import { FieldError } from '#ui/fields/Field';
import { orderLimit } from '../order-limits';
import { detailsTexts } from '../texts';
import { DateFields } from './DateFields';
import { personalise, change } from './entry-changes';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

interface PriceFieldProps extends WizardPageProps {
  /** A price has to be given (R-WIZ-22). */
  isAsked: boolean;
}

/** The price that the piece shows. */
function PriceField({ entry, edit, errors, isAsked }: PriceFieldProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  return (
    <TextInput
      label={text('price')}
      placeholder={text('pricePlaceholder')}
      name="custom.price"
      optional={!isAsked}
      maxLength={orderLimit('items.custom.price')}
      value={entry.custom.price}
      onChange={(event) => edit(personalise({ price: event.target.value }))}
      onBlur={() => edit((before) => personalise({ price: priceText(before.custom.price) })(before))}
      error={complaint(errors['custom.price'])}
    />
  );
}

/** As soon as there is a price, its legal text has to be accepted (R-WIZ-23). What is accepted goes with the order. */
function LegalField({ entry, edit, errors }: WizardPageProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  if (entry.custom.price.trim() === '') return null;
  return (
    <LegalBox
      isAccepted={entry.custom.legal !== ''}
      error={complaint(errors['custom.legal'])}
      onChange={(isAccepted) => edit(personalise({ legal: isAccepted ? text('legalText') : '' }))}
    />
  );
}

interface LegalBoxProps {
  isAccepted: boolean;
  error: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

function LegalBox({ isAccepted, error, onChange }: LegalBoxProps) {
  const text = useText(detailsTexts);
  const id = useId();
  return (
    <Box
      sx={{
        px: 2,
        py: 1.5,
        borderRadius: 1.5,
        border: 1,
        borderColor: error === undefined ? 'divider' : 'error.main',
        bgcolor: 'background.sunken',
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={isAccepted}
            onChange={(event) => onChange(event.target.checked)}
            slotProps={{
              input: {
                name: 'custom.legal',
                'aria-invalid': error === undefined ? undefined : true,
                'aria-describedby': error === undefined ? `${id}-text` : `${id}-error ${id}-text`,
              },
            }}
          />
        }
        label={text('legal')}
        slotProps={{ typography: { variant: 'subtitle2' } }}
      />
      <Typography variant="body2" color="textSecondary" id={`${id}-text`} sx={{ pl: 4 }}>
        {text('legalText')}
      </Typography>
      {error !== undefined && (
        <Box sx={{ pl: 4 }}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      )}
    </Box>
  );
}

interface FileFieldsProps extends WizardPageProps {
  /** An upload began or ended: Next waits for it (R-WIZ-15). */
  onBusy: (what: 'file' | 'images', isBusy: boolean) => void;
}

/** The restaurant's own file, where the format needs one a must (R-WIZ-24), and up to five pictures (R-WIZ-27). */
function FileFields({ entry, edit, errors, onBusy }: FileFieldsProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  const { custom_file: file, custom_file_name: filename } = entry;
  return (
    <>
      <UploadField
        label={text('customFile')}
        hint={text('customFileHint')}
        optional={formatOf(entry.to.file)?.needsCustomFile !== true}
        contract={cartUploads.UploadCustomFile}
        known={file === '' ? [] : [{ Key: file, filename }]}
        error={complaint(errors['custom_file'])}
        onBusy={(isBusy) => onBusy('file', isBusy)}
        onChange={([uploaded]) =>
          edit(change({ custom_file: uploaded?.Key ?? '', custom_file_name: uploaded?.filename ?? '' }))
        }
      />
      <UploadField
        label={text('images')}
        hint={text('imagesHint')}
        optional
        contract={cartUploads.UploadImage}
        max={maxImages}
        fullText={complaint('too_many_images')}
        known={entry.images.map((Key, index) => ({ Key, filename: text('image', { place: index + 1 }) }))}
        error={complaint(errors['images'])}
        onBusy={(isBusy) => onBusy('images', isBusy)}
        onChange={(uploaded) => edit(change({ images: uploaded.map(({ Key }) => Key) }))}
      />
    </>
  );
}

/** Which way the piece sends people: ten road signs (R-WIZ-18). */
function DirectionField({ entry, edit }: WizardPageProps) {
  const text = useText(detailsTexts);
  const local = useLocalised();
  const choose = (value: string) => {
    const chosen = directions.find((direction) => String(direction.value) === value);
    const direction = chosen ? { value: chosen.value, text: local(chosen.label), image: chosen.image } : null;
    edit(personalise({ direction }));
  };
  return (
    <ChoiceCards
      name="custom.direction"
      label={text('direction')}
      optional
      value={entry.custom.direction === null ? '' : String(entry.custom.direction.value)}
      onChange={choose}
      choices={directions.map(({ value, label, image }) => ({
        value: String(value),
        label: local(label),
        picture: <DirectionArrow image={image} />,
      }))}
    />
  );
}

interface DetailsPageProps extends WizardPageProps {
  onBusy: (what: 'file' | 'images', isBusy: boolean) => void;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" spacing={2.5}>
      <Typography variant="h4" component="h2" sx={{ pb: 1, borderBottom: 1, borderColor: 'divider' }}>
        {title}
      </Typography>
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
