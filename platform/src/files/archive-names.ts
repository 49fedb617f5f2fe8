import { trimEndOf } from '@portal/contracts';

/** What some system takes for a path, a drive, a pattern or a stream. */
const special = /[<>:"/\\|?*\u0000-\u001f\u007f]/g;

/** File names for one archive: none leads out of its folder, none is double, whatever the case. */
export function archiveNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const clean = trimEndOf(name.replace(special, '_').replace(/^[\s.]+/, ''), /[\s.]/) || '_';
    const [, stem = clean, extension = ''] = /^(.*?)(\.[^.]*)?$/s.exec(clean) ?? [];
    let free = clean;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
