import Avatar from '@mui/material/Avatar';
import { useMarket } from '#core/market';
import { lettersOf } from './letters-of';

interface InitialsChipProps {
  name: string;
  /** It is oneself. */
  isMe?: boolean;
  /** What hovering says; the name alone when left out. */
  title?: string;
  size?: number;
}

/** Somebody in two letters, where the whole name has no room; read out as the name. */
export function InitialsChip({ name, isMe = false, title = name, size = 24 }: InitialsChipProps) {
  const { market } = useMarket();
  return (
    <Avatar
      role="img"
      aria-label={title}
      title={title}
      sx={(theme) => ({
        width: size,
        height: size,
        fontSize: size * 0.42,
        fontWeight: 650,
        letterSpacing: '0.02em',
        color: isMe ? theme.vars.palette.background.paper : theme.vars.palette.text.primary,
        backgroundColor: isMe ? theme.vars.palette.text.primary : theme.vars.palette.background.sunken,
        border: isMe ? 0 : 1,
        borderColor: theme.vars.palette.control,
        borderStyle: 'solid',
      })}
    >
      {lettersOf(name, market)}
    </Avatar>
  );
}
