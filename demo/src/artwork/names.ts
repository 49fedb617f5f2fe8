import { nameIn } from '../data/read-data';
import { heroes } from './heroes';
import { layouts } from './layouts/catalogue';
import { schemes } from './schemes';
import { typefaces } from './typefaces';

export const layoutNameSchema = nameIn(layouts);
export const heroNameSchema = nameIn(heroes);
export const schemeNameSchema = nameIn(schemes);
export const typefaceSchema = nameIn(typefaces);
