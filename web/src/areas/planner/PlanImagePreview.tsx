import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useText } from '#app/i18n/use-text';
import { useToday } from '#ui/use-today';
import { planImageAddress } from './plan-image';
import { plannerMessages } from './planner.messages';

/** The picture of the chain's plan; a calm word in its place while there is none (R-MKT-04). */
export function PlanImagePreview({ year }: { year: number }) {
  const text = useText(plannerMessages);
  const address = planImageAddress(useToday());
  const [missing, setMissing] = useState('');
  return (
    <Card component="figure" data-print="no" sx={{ m: 0, mt: 2, p: 2 }}>
      <Box component="figcaption" sx={{ typography: 'h3', pb: 1.5 }}>
        {text('imageTitle')}
      </Box>
      {missing === address ? (
        <Box
          sx={{
            ...{ display: 'flex', alignItems: 'center', gap: 2, p: 3, borderRadius: 1 },
            ...{ bgcolor: 'background.sunken', color: 'text.secondary' },
          }}
        >
          <ImageOutlined aria-hidden sx={{ fontSize: 'h1.fontSize' }} />
          <div>
            <Box sx={{ typography: 'subtitle1' }}>{text('imageNone')}</Box>
            {text('imageNoneText')}
          </div>
        </Box>
      ) : (
        <Box
          component="img"
          src={address}
          alt={text('imageOf', { year })}
          loading="lazy"
          onError={() => setMissing(address)}
          sx={{ display: 'block', maxWidth: '100%', height: 'auto', mx: 'auto', borderRadius: 1 }}
        />
      )}
    </Card>
  );
}
