import { z } from 'zod';
import { languages, markets } from './markets';

/* Apart from what they are made of: the first screen knows the markets and has no need of zod. */

export const marketSchema = z.enum(markets);
export const languageSchema = z.enum(languages);
