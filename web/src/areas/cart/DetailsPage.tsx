import { Box, Card, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { cartUploads, directions, formatOf, maxImages, priceText } from '@portal/contracts/areas/cart';
import { type ReactNode, useId } from 'react';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { ChoiceCards } from '#ui/fields/ChoiceCards';
import { FieldError } from '#ui/fields/Field';
import { TextInput } from '#ui/fields/TextInput';
import { DirectionArrow } from '#ui/pictures/DirectionArrow';
import { UploadField } from '#ui/upload/UploadField';
import { DateFields, twoColumns } from './EntryFields';
import { orderLimit } from './cart';
import { detailsTexts } from './texts';
import { useFieldError, type WizardPageProps } from './use-wizard';
import { change, personalise } from './wizard';

/** Page 4 (R-WIZ-06). */
export function DetailsPage(props: WizardPageProps) {
  const { entry, edit, errors } = props;
  const text = useText(detailsTexts);
  const errorText = useFieldError();
  const { features } = useMarket();
  // Required in the market with arrows (R-WIZ-22).
  const isRequired = features.wizardDirections;
  const field = (name: 'restaurant' | 'price' | 'schedule' | 'date' | 'others') => ({
    name: `custom.${name}`,
    label: text(name),
    maxLength: orderLimit(`items.custom.${name}`),
    value: entry.custom[name],
    onChange: ({ target }: { target: { value: string } }) => edit(personalise({ [name]: target.value })),
    error: errorText(errors[`custom.${name}`]),
  });
  return (
    <Stack spacing={4}>
      <Group title={text('onThePiece')}>
        <Box sx={twoColumns}>
          <TextInput {...field('restaurant')} hint={text('restaurantHint')} optional={!isRequired} />
          <TextInput
            {...field('price')}
            placeholder={text('pricePlaceholder')}
            optional={!isRequired}
            onBlur={() => edit((before) => personalise({ price: priceText(before.custom.price) })(before))}
          />
        </Box>
        {entry.custom.price.trim() !== '' && <LegalField {...props} />}
        <Box sx={twoColumns}>
          <TextInput {...field('schedule')} placeholder={text('schedulePlaceholder')} optional />
          <TextInput {...field('date')} placeholder={text('datePlaceholder')} optional />
        </Box>
      </Group>
      {features.wizardDirections && <DirectionField {...props} />}
      <Group title={text('validity')}>
        <DateFields {...props} />
      </Group>
      <Group title={text('instructions')}>
        <TextInput
          {...field('others')}
          placeholder={text('othersPlaceholder')}
          optional={!isRequired}
          multiline
          minRows={3}
        />
        <FileFields {...props} />
      </Group>
    </Stack>
  );
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

/** A price requires consent to its legal text (R-WIZ-23). */
function LegalField({ entry, edit, errors }: WizardPageProps) {
  const text = useText(detailsTexts);
  const error = useFieldError()(errors['custom.legal']);
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <Card
      sx={{
        px: 2,
        py: 1.5,
        bgcolor: 'background.sunken',
        borderColor: isInvalid ? 'error.main' : 'divider',
      }}
    >
      <FormControlLabel
        control={
          <Checkbox
            checked={entry.custom.legal !== ''}
            onChange={(event) => edit(personalise({ legal: event.target.checked ? text('legalText') : '' }))}
            slotProps={{
              input: {
                name: 'custom.legal',
                'aria-invalid': isInvalid ? true : undefined,
                'aria-describedby': isInvalid ? `${id}-error ${id}-text` : `${id}-text`,
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
      {isInvalid && (
        <Box sx={{ pl: 4 }}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </Box>
      )}
    </Card>
  );
}

/** Ten road signs (R-WIZ-18). */
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

/** R-WIZ-24, R-WIZ-27. */
function FileFields({ entry, edit, errors, onBusy }: WizardPageProps) {
  const text = useText(detailsTexts);
  const errorText = useFieldError();
  const { custom_file: file, custom_file_name: filename } = entry;
  return (
    <>
      <UploadField
        label={text('customFile')}
        hint={text('customFileHint')}
        optional={formatOf(entry.to.file)?.needsCustomFile !== true}
        contract={cartUploads.UploadCustomFile}
        known={file === '' ? [] : [{ Key: file, filename }]}
        error={errorText(errors['custom_file'])}
        onBusy={(isBusy) => onBusy('file', isBusy)}
        onChange={([uploaded]) =>
          edit(change({ custom_file: uploaded?.Key ?? '', custom_file_name: uploaded?.filename ?? '' }))
        }
      />
      <UploadField
        label={text('images')}
        hint={text('imagesHint', { max: maxImages })}
        optional
        contract={cartUploads.UploadImage}
        max={maxImages}
        fullText={errorText('too_many_images')}
        known={entry.images.map((Key, index) => ({ Key, filename: text('image', { place: index + 1 }) }))}
        error={errorText(errors['images'])}
        onBusy={(isBusy) => onBusy('images', isBusy)}
        onChange={(uploaded) => edit(change({ images: uploaded.map(({ Key }) => Key) }))}
      />
    </>
  );
}
