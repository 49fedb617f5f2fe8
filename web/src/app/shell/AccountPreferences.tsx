import CheckRounded from '@mui/icons-material/CheckRounded';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { languageName } from '../i18n/language';
import { useLanguage } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import type { Density } from '../theme/DensityProvider';
import { useDensity } from '../theme/DensityProvider';
import { shellMessages } from './shell.messages';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly choose: () => void;
}

function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  return (
    <>
      <ListSubheader
        sx={{ lineHeight: 2.4, px: 2, typography: 'caption', fontWeight: 650, bgcolor: 'transparent' }}
      >
        {title}
      </ListSubheader>
      {choices.map(({ key, label, isChosen, choose }) => (
        <MenuItem key={key} role="menuitemradio" aria-checked={isChosen} selected={isChosen} onClick={choose}>
          <ListItemIcon>{isChosen && <CheckRounded />}</ListItemIcon>
          {label}
        </MenuItem>
      ))}
    </>
  );
}

const appearances = ['system', 'light', 'dark'] as const;
const densities: readonly Density[] = ['comfortable', 'compact'];

/** Language (where the market has more than one, R-PLT-08), appearance and density: remembered by this browser. */
export function AccountPreferences() {
  const text = useText(shellMessages);
  const market = useMarket();
  const { language, choose } = useLanguage();
  const { mode, setMode } = useColorScheme();
  const { density, choose: chooseDensity } = useDensity();
  return (
    <>
      {market.features.languageSelector && (
        <Choices
          title={text('language')}
          choices={market.languages.map((key) => ({
            key,
            label: languageName[key],
            isChosen: key === language,
            choose: () => choose(key),
          }))}
        />
      )}
      <Choices
        title={text('appearance')}
        choices={appearances.map((key) => ({
          key,
          label: text(key),
          isChosen: key === (mode ?? 'system'),
          choose: () => setMode(key),
        }))}
      />
      <Choices
        title={text('density')}
        choices={densities.map((key) => ({
          key,
          label: text(key),
          isChosen: key === density,
          choose: () => chooseDensity(key),
        }))}
      />
    </>
  );
}
