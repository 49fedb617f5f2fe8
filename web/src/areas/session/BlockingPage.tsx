import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useMarket } from '#core/market';
import { BrandMark } from '#ui/brand/Brand';

interface BlockingPageProps {
  /** Of the document. */
  title: string;
  heading: string;
  intro: string;
  /** In units of 8 px. */
  width?: number;
  /** Below the intro, in its card. */
  children?: ReactNode;
  /** Below the card. */
  below?: ReactNode;
}

/** A screen that comes before all others. */
export function BlockingPage(props: BlockingPageProps) {
  const { title, heading, intro, width = 64, children, below } = props;
  const market = useMarket();
  useEffect(() => {
    document.title = `${title} · ${market.title}`;
  }, [title, market]);
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', p: { xs: 2, md: 4 } }}
    >
      <Stack spacing={3} sx={{ width: '100%', maxWidth: (theme) => theme.spacing(width) }}>
        <BrandMark />
        <Card sx={{ p: { xs: 2.5, md: 5 } }}>
          <Typography variant="h2" component="h1">
            {heading}
          </Typography>
          <Box component="p" sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
            {intro}
          </Box>
          {children}
        </Card>
        {below}
      </Stack>
    </Stack>
  );
}
