import { Avatar } from '@mui/material';
import { initialOf, type Market } from '@portal/contracts/kernel';
import { useMarket } from '#core/market';

const particle = /^(?:de|del|la|las|los|el|els|da|das|do|dos|e|i|y)$/iu;

/** Second parts of compound given names: with three words, the surname is ambiguous. */
const secondNames =
  /^(?:alberto|amparo|ángel|ángeles|antonio|belén|carlos|carmen|david|enrique|esteban|fernando|francisco|gabriel|ignacio|isabel|jaime|javier|jesús|joan|jordi|josé|josep|juan|lluís|luis|luisa|manuel|mari|maría|miguel|pablo|pilar|ramón|rosa|teresa|vicente)$/iu;

/** Portugal: the last surname; Spain: the first of two. */
function surnameIn(words: readonly string[], market: Market): string | undefined {
  if (market === 'PT' || words.length < 3) return words.slice(1).at(-1);
  if (words.length > 3) return words.at(-2);
  return secondNames.test((words[1] ?? '').normalize()) ? words[2] : words[1];
}

/** `Marta Soler i Vidal` is MS, in Portugal MV. */
export function lettersOf(name: string, market: Market): string {
  const words = name
    .split(/[\s·]+/u)
    .filter((word, at) => /\p{L}/u.test(word) && (at === 0 || !particle.test(word)));
  const [first] = words;
  return first === undefined ? initialOf(name) : initialOf(first) + initialOf(surnameIn(words, market) ?? '');
}

interface InitialsChipProps {
  name: string;
  isMe?: boolean;
  /** Tooltip; default: the name. */
  title?: string;
  size?: number;
}

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
