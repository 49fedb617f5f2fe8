import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Switch,
  Typography,
} from '@mui/material';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useKeysInUse } from '#ui/table/keys-in-use';
import { uiTexts } from '#ui/texts/early';
import { paletteTexts } from '../texts';
import { useText } from '#core/i18n/use-text';
import { singleKeysAreOn, switchSingleKeys } from '#core/finder/single-keys';

const Key = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  minWidth: 28,
  padding: '3px 8px',
  borderRadius: 6,
  textAlign: 'center',
  fontFamily: theme.typography.fontFamily,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: 600,
  border: `1px solid ${theme.vars.palette.control}`,
  borderBottomWidth: 2,
  backgroundColor: theme.vars.palette.background.default,
}));

const everywhere = [
  ['openPalette', 'Ctrl K'],
  ['search', '/'],
  ['help', '?'],
  ['undo', 'Ctrl Z'],
] as const;

/** U13, WCAG 2.1.4. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const text = useText(paletteTexts);
  const uiText = useText(uiTexts);
  const [isOn, setOn] = useState(singleKeysAreOn);
  const ofScreen = useKeysInUse();
  const lists = [['everywhere', everywhere] as const, ['inList', ofScreen] as const].filter(
    ([, keys]) => keys.length > 0,
  );
  const toggle = () => {
    switchSingleKeys(!isOn);
    setOn(!isOn);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{text('shortcutsTitle')}</DialogTitle>
      <DialogContent>
        {lists.map(([title, keys]) => (
          <Box key={title} sx={{ pb: 2 }}>
            <Typography
              variant="caption"
              component="h3"
              color="textSecondary"
              sx={{ fontWeight: 650, pb: 0.5 }}
            >
              {text(title)}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {keys.map(([action, key]) => (
                <Box key={action} sx={{ display: 'flex', justifyContent: 'space-between', py: 0.75 }}>
                  <dt>{text(action)}</dt>
                  <Box component="dd" sx={{ m: 0 }}>
                    <Key>{key}</Key>
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
        <FormControlLabel control={<Switch checked={isOn} onChange={toggle} />} label={text('singleKeys')} />
        <Typography variant="body2" color="textSecondary">
          {text('singleKeysHint')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{uiText('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
