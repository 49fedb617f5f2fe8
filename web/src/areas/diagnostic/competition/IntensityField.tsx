import SignalCellularAltRounded from '@mui/icons-material/SignalCellularAltRounded';
import SignalCellularAlt1BarRounded from '@mui/icons-material/SignalCellularAlt1BarRounded';
import SignalCellularAlt2BarRounded from '@mui/icons-material/SignalCellularAlt2BarRounded';
import Box from '@mui/material/Box';
import type { SvgIconComponent } from '@mui/icons-material';
import { intensities, type Intensity, intensityLabels } from '@portal/contracts/areas/diagnostic';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { Segmented } from '#ui/Segmented';
import { competitionTexts } from '../texts';

type Level = (typeof intensities)[number];

const icons: Readonly<Record<Level, SvgIconComponent>> = {
  1: SignalCellularAltRounded,
  2: SignalCellularAlt2BarRounded,
  3: SignalCellularAlt1BarRounded,
};
/** As the segments carry it. */
const keyOf = (level: Level): `${Level}` => `${level}`;

/** How hard a kind of competitors presses, in a word. */
function IntensityText({ value }: { value: Intensity }) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  const Icon = value === null ? null : icons[value];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'body2', flexWrap: 'wrap' }}>
      {text('intensity')}:{Icon !== null && <Icon aria-hidden fontSize="small" />}
      <strong>{value === null ? text('noIntensity') : localised(intensityLabels[value])}</strong>
    </Box>
  );
}

interface IntensityFieldProps {
  /** What the kind is called. */
  type: string;
  value: Intensity;
  isReadOnly: boolean;
  onChange: (value: Intensity) => void;
}

/** High, medium, low or not said (R-DIA-24); on paper in a word. */
export function IntensityField({ type, value, isReadOnly, onChange }: IntensityFieldProps) {
  const text = useText(competitionTexts);
  const localised = useLocalised();
  if (isReadOnly) return <IntensityText value={value} />;
  return (
    <>
      {/* Where signs would push a word to a second line, the words say it alone. */}
      <Box
        data-print="no"
        sx={{
          containerType: 'inline-size',
          '@container (max-width: 18rem)': { '& label svg': { display: 'none' } },
        }}
      >
        <Segmented
          label={text('intensityOf', { type })}
          hidesLabel
          options={intensities.map((level) => {
            const Icon = icons[level];
            return {
              value: keyOf(level),
              label: localised(intensityLabels[level]),
              icon: <Icon aria-hidden fontSize="small" />,
            };
          })}
          value={value === null ? '' : keyOf(value)}
          onChange={(level) => onChange(intensities.find((each) => keyOf(each) === level) ?? null)}
          onClear={() => onChange(null)}
        />
      </Box>
      <div data-print="only">
        <IntensityText value={value} />
      </div>
    </>
  );
}
