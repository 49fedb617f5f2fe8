import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { InitialsChip } from '#ui/InitialsChip';
import { useOtherLookers } from './lookers';
import { presenceTexts } from './texts';

interface LookersChipProps {
  orderId: string;
  /** Letters alone, in a row of the list; else the whole sentence, which is read out when it changes. */
  isSmall?: boolean;
}

/** More have no room. */
const most = 3;

/** Who else has this order open right now. */
export function LookersChip({ orderId, isSmall = false }: LookersChipProps) {
  const text = useText(presenceTexts);
  const others = useOtherLookers(orderId);
  const names = others.map(({ name }) => name).join(', ');
  const sentence = others.length === 0 ? '' : text('looking', { count: others.length, names });
  const faces = others
    .slice(0, most)
    .map(({ userId, name }) => (
      <InitialsChip key={userId} name={name} title={text('looking', { count: 1, names: name })} size={20} />
    ));
  if (isSmall) {
    return others.length === 0 ? null : (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
        <VisibilityOutlined aria-hidden sx={{ fontSize: 16, color: 'info.main' }} />
        {faces}
      </Box>
    );
  }
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {others.length > 0 && (
        <Typography
          variant="body2"
          component="div"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'info.main' }}
        >
          <VisibilityOutlined aria-hidden sx={{ fontSize: 18 }} />
          <Box aria-hidden sx={{ display: 'flex', gap: 0.25 }}>
            {faces}
          </Box>
          <span>{sentence}</span>
        </Typography>
      )}
    </Box>
  );
}
