import { z } from 'zod';
import { cleanText } from '../../kernel';

const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/;

/** `2026-11-20` or `20-11-2026`, read as the former (AMB-51). */
export const reportDay = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? cleanText(value).replace(dayFirst, '$3-$2-$1') : value),
    z.iso.date(),
  );
