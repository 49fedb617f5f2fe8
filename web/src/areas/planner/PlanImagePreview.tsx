import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { importQueries } from '@portal/contracts/areas/imports';
import { useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { NoPicture } from '#ui/pictures/NoPicture';
import { useToday } from '#ui/use-today';
import { planImageAddress } from './plan-image';
import { plannerTexts } from './texts';

function NoImage() {
  const text = useText(plannerTexts);
  return <NoPicture title={text('imageNone')}>{text('imageNoneText')}</NoPicture>;
}

function Picture({ address, year }: { address: string; year: number }) {
  const text = useText(plannerTexts);
  const [missing, setMissing] = useState('');
  if (missing === address) return <NoImage />;
  return (
    <Box
      component="img"
      src={address}
      alt={text('imageOf', { year })}
      loading="lazy"
      onError={() => setMissing(address)}
      sx={{ display: 'block', maxWidth: '100%', height: 'auto', mx: 'auto', borderRadius: 1 }}
    />
  );
}

/** The picture of the chain's plan, the new one as soon as there is one; a calm word while there is none (R-MKT-04). */
export function PlanImagePreview({ year }: { year: number }) {
  const text = useText(plannerTexts);
  const today = useToday();
  const { data: photo } = useCallQuery(importQueries.GetPlanPhoto, {});
  if (photo === undefined) return null;
  return (
    <Card component="figure" data-print="no" sx={{ m: 0, mt: 2, p: 2 }}>
      <Box component="figcaption" sx={{ typography: 'h3', pb: 1.5 }}>
        {text('imageTitle')}
      </Box>
      {photo.version === 0 ? (
        <NoImage />
      ) : (
        <Picture address={planImageAddress(photo.url, today)} year={year} />
      )}
    </Card>
  );
}
