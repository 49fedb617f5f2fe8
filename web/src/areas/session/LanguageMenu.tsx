import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { languageName, languageTag } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { sessionTexts } from './texts/early';

const Choice = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  minHeight: theme.spacing(4),
  padding: theme.spacing(0, 1),
  borderRadius: theme.shape.borderRadius,
  color: theme.vars.palette.text.secondary,
  '&[aria-pressed="true"]': { color: theme.vars.palette.text.primary, fontWeight: 650 },
  '&:hover': { color: theme.vars.palette.text.primary },
}));

/** The languages of the market, where there is a choice (R-PLT-08). */
export function LanguageMenu() {
  const text = useText(sessionTexts);
  const market = useMarket();
  const { language, choose } = useLanguage();
  if (!market.features.languageSelector) return null;
  return (
    <Stack direction="row" role="group" aria-label={text('language')}>
      {market.languages.map((one) => (
        <Choice key={one} lang={languageTag[one]} aria-pressed={one === language} onClick={() => choose(one)}>
          {languageName[one]}
        </Choice>
      ))}
    </Stack>
  );
}
