import Box from '@mui/material/Box';
import type { Fact } from '#ui/FactList';
import { FactList } from '#ui/FactList';

interface SentAnswersPanelProps {
  title: string;
  /** Whose answers they are, for screen readers. */
  label: string;
  facts: readonly Fact[];
}

/** The answers of a form that was sent, folded. */
export const SentAnswersPanel = ({ title, label, facts }: SentAnswersPanelProps) => (
  <Box component="details" sx={{ typography: 'body2', pt: 0.5 }}>
    <Box component="summary" sx={{ cursor: 'pointer', color: 'primary.main', width: 'fit-content' }}>
      {title}
    </Box>
    <FactList facts={facts} label={label} />
  </Box>
);
