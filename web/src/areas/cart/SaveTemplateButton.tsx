import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import { Button, IconButton } from '@mui/material';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { templateCommands } from '@portal/contracts/areas/templates';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { saveTemplateTexts } from './texts';

const SaveTemplateDialog = lazyOverlay(() =>
  import('./SaveTemplateDialog').then((module) => module.SaveTemplateDialog),
);

interface SaveTemplateButtonProps {
  name?: string;
  entryOf: () => CartEntry | null | Promise<CartEntry | null>;
  as: 'button' | 'icon' | 'small';
}

export function SaveTemplateButton({ name, entryOf, as }: SaveTemplateButtonProps) {
  const text = useText(saveTemplateTexts);
  const toast = useToast();
  const may = useMay();
  const [entry, setEntry] = useState<CartEntry | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (!may(templateCommands.AddTemplate)) return null;
  const open = async () => {
    setBusy(true);
    try {
      const found = await entryOf();
      if (found === null) toast.info(text('notOrderable'));
      setEntry(found);
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  const common = {
    disabled: isBusy,
    onClick: () => void open(),
    'aria-label': name === undefined ? text('save') : text('saveOf', { name }),
  };
  return (
    <>
      {as === 'icon' ? (
        <IconButton {...common}>
          <BookmarkAddOutlined />
        </IconButton>
      ) : (
        <Button
          {...common}
          variant="text"
          size={as === 'small' ? 'small' : 'large'}
          startIcon={as === 'button' && <BookmarkAddOutlined aria-hidden />}
        >
          {text('save')}
        </Button>
      )}
      {entry !== null && (
        <Suspense>
          <SaveTemplateDialog entry={entry} onClose={() => setEntry(null)} />
        </Suspense>
      )}
    </>
  );
}
