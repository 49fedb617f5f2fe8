import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { fonts } from '#core/theme/tokens';
import { secondFactorTexts } from './texts';

interface RecoveryCodesPanelProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Ten codes that are shown once. */
export function RecoveryCodesPanel({ codes, onDone }: RecoveryCodesPanelProps) {
  const text = useText(secondFactorTexts);
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <Stack spacing={2} role="group" aria-label={text('codesTitle')}>
      <div>
        <Box component="h3" sx={{ typography: 'h4', m: 0 }}>
          {text('codesTitle')}
        </Box>
        <Box sx={{ color: 'text.secondary', pt: 0.5 }}>{text('codesText')}</Box>
      </div>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(13ch, 1fr))',
          gap: 1,
          listStyle: 'none',
          m: 0,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          fontFamily: fonts.mono,
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        <Button variant="contained" color="primary" onClick={onDone}>
          {text('done')}
        </Button>
        <Button onClick={copy}>{text(isCopied ? 'copied' : 'copy')}</Button>
      </Stack>
    </Stack>
  );
}
