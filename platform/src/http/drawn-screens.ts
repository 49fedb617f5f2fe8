import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language, Market } from '@portal/contracts';

/** A screen as the build has drawn it for documents. */
export interface DrawnScreen {
  readonly language: Language;
  /** The same as `<html lang>` has it. */
  readonly lang: string;
  /** `login`, `external-login`, or `picture-…`: the first screen of somebody. */
  readonly screen: string;
  readonly path: string;
  /** Styles, and what is loaded early. */
  readonly head: string;
  readonly html: string;
  /** Scripts that it needs beside those that the page names. */
  readonly parts: readonly string[];
  /** First segments of paths with a screen of their own for people who are not signed in. */
  readonly notAt: readonly string[];
}

export type FindScreen = (language: Language, screen: string) => DrawnScreen | undefined;

/** The screens that the build has drawn for a market. */
export async function readDrawnScreens(webDir: string, market: Market): Promise<FindScreen> {
  const written = await readFile(join(webDir, `screens-${market}.json`), 'utf8');
  const screens = JSON.parse(written) as readonly DrawnScreen[];
  const nameOf = ({ language, screen }: Pick<DrawnScreen, 'language' | 'screen'>) => `${language} ${screen}`;
  const byName = new Map(screens.map((screen) => [nameOf(screen), screen]));
  return (language, screen) => byName.get(nameOf({ language, screen }));
}
