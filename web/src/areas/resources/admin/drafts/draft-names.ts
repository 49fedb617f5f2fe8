import { cleanLine } from '@portal/contracts';

/** As long as a name may be. */
const longest = 200;

/**
 * What a piece is called that came as a file: its name without the ending, its words parted by spaces, the first one
 * with a capital. `menu_del-dia (1).pdf` → `Menu del-dia (1)`.
 */
export function draftName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const stem = dot > 0 ? filename.slice(0, dot) : filename;
  const words = cleanLine(stem.replaceAll('_', ' '));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, longest);
}
