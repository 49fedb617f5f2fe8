import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, Market } from '@portal/contracts';

export interface DrawnScreen {
  readonly language: Language;
  readonly lang: string;
  /** `login`, `external-login`, or `picture-…`: a first screen. */
  readonly screen: string;
  readonly path: string;
  readonly head: string;
  readonly html: string;
  readonly parts: readonly string[];
  /** First path segments with an own screen for people without a session. */
  readonly notAt: readonly string[];
}

export type FindScreen = (language: Language, screen: string) => DrawnScreen | undefined;

/** The prerendered screens of a market. */
export async function readDrawnScreens(webDir: string, market: Market): Promise<FindScreen> {
  const written = await readFile(join(webDir, `screens-${market}.json`), 'utf8');
  const screens = JSON.parse(written) as readonly DrawnScreen[];
  const nameOf = ({ language, screen }: Pick<DrawnScreen, 'language' | 'screen'>) => `${language} ${screen}`;
  const byName = new Map(screens.map((screen) => [nameOf(screen), screen]));
  return (language, screen) => byName.get(nameOf({ language, screen }));
}
