import { cartUploads, formatOf, maxImages } from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { UploadField } from '#ui/upload/UploadField';
import { detailsTexts } from '../texts';
import { change } from './entry-changes';
import { useFieldProblem, type WizardPageProps } from './wizard-page';

interface FileFieldsProps extends WizardPageProps {
  /** An upload began or ended: Next waits for it (R-WIZ-15). */
  onBusy: (what: 'file' | 'images', isBusy: boolean) => void;
}

/** The restaurant's own file, where the format needs one a must (R-WIZ-24), and up to five pictures (R-WIZ-27). */
export function FileFields({ entry, edit, errors, onBusy }: FileFieldsProps) {
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
