import CheckRounded from '@mui/icons-material/CheckRounded';
import ContentCopyRounded from '@mui/icons-material/ContentCopyRounded';
import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '../texts/early';
import { Control, FieldFrame } from './Field';

/** Milliseconds (R-CON-04). */
const confirmationDuration = 3000;

async function copy(input: HTMLInputElement): Promise<void> {
  input.select();
  if (navigator.clipboard === undefined) document.execCommand('copy');
  else await navigator.clipboard.writeText(input.value);
}

/** Confirmed for three seconds (R-CAT-14). Tab only selects: the clipboard stays (WCAG 3.2.1). */
export function CopyField({ label, value }: { label: string; value: string }) {
  const text = useText(uiTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [copies, setCopies] = useState(0);
  const [isCopied, setCopied] = useState(false);

  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopied(false), confirmationDuration);
    return () => clearTimeout(timer);
  }, [copies]);

  const take = () => {
    if (input.current === null) return;
    copy(input.current).then(
      () => {
        setCopied(true);
        setCopies((count) => count + 1);
      },
      () => undefined,
    );
  };
  const Icon = isCopied ? CheckRounded : ContentCopyRounded;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={<span role="status">{text(isCopied ? 'copied' : 'copyHint')}</span>}
    >
      <Control>
        <input
          id={id}
          ref={input}
          value={value}
          readOnly
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.target.select()}
          onClick={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            // Prevents scrolling.
            event.preventDefault();
            take();
          }}
        />
        <Icon aria-hidden sx={{ color: isCopied ? 'success.main' : 'text.secondary' }} />
      </Control>
    </FieldFrame>
  );
}
