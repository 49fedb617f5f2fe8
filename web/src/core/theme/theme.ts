import { createTheme } from '@mui/material/styles';
import { controls } from './components/controls';
import { fields } from './components/fields';
import { navigation } from './components/navigation';
import { surfaces } from './components/surfaces';
import { paletteOf } from './palette';
import { radii } from './tokens';
import { typography } from './typography';

/** The attribute on `<html>` that carries the colour scheme; `public/first-paint.js` sets it before the first paint. */
const schemeAttribute = 'data-scheme';
/** Where the choice of appearance is remembered: `light`, `dark` or `system`. */
export const appearanceKey = 'appearance';

/** The portal style for MUI: both schemes as CSS variables, so that switching repaints and renders nothing. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'p' },
  colorSchemes: { light: { palette: paletteOf('light') }, dark: { palette: paletteOf('dark') } },
  typography,
  shape: { borderRadius: radii.control },
  spacing: 8,
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
  transitions: {
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 200,
      enteringScreen: 200,
      leavingScreen: 120,
    },
  },
  components: { ...controls, ...fields, ...surfaces, ...navigation },
});
