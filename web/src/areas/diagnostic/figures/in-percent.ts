import { percentText } from '@portal/contracts/areas/diagnostic';

/** `3,20 %`; `-` for none, which is not `0,00 %` (R-DIA-34). */
export const inPercent = (value: number | null): string =>
  value === null ? percentText(null) : `${percentText(value)}\u00A0%`;
