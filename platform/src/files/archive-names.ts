import { trimEndOf } from '@portal/contracts';

/** Path, drive, pattern or stream characters on any system. */
const special = /[<>:"/\\|?*\u0000-\u001f\u007f]/g;

/** File names for an archive: no paths, unique ignoring case. */
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
