import Box from '@mui/material/Box';
import { useId } from 'react';

interface ErasureListProps {
  title: string;
  items: readonly string[];
}

/** What goes, or what stays, one sentence a line. */
export function ErasureList({ title, items }: ErasureListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ typography: 'h4', m: 0 }}>
        {title}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, pt: 1, maxWidth: '60ch', '& li + li': { pt: 0.75 } }}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </section>
  );
}
