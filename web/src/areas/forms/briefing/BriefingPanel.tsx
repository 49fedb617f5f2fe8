import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { briefingTexts } from '../texts';
import { BriefingForm } from './BriefingForm';

/** Asks for a paid campaign on the page of a restaurant's channels (R-CHN-03); then says that it arrived. */
export function BriefingPanel({ restaurantId }: { restaurantId: number }) {
  const text = useText(briefingTexts);
  const restaurant = useSite().restaurants.find(({ id }) => id === restaurantId);
  const [sent, setSent] = useState<string | null>(null);
  if (restaurant === undefined) return null;
  if (sent === null) return <BriefingForm restaurant={restaurant} onSent={setSent} />;
  return (
    <Box role="status">
      <Typography variant="h4" component="h3">
        {text('sentTitle')}
      </Typography>
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('sentText', { title: sent })}</Box>
      <Button onClick={() => setSent(null)}>{text('another')}</Button>
    </Box>
  );
}
