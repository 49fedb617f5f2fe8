import { z } from 'zod';

const dayFirst = /^(\d{2})-(\d{2})-(\d{4})$/;

/** A calendar day as the path of the report spells it, `2026-11-20` or `20-11-2026`, read as the former (AMB-51). */
export const reportDay = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.trim().replace(dayFirst, '$3-$2-$1') : value),
    z.iso.date(),
  );
