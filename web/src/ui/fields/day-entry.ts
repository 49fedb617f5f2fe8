import { cleanLine } from '@portal/contracts/kernel';
import dayjs, { type Dayjs } from 'dayjs';

const wireFormat = 'YYYY-MM-DD';
const separator = String.raw` ?[/.,\-–— ] ?`;
/** An optional time. */
const behind = String.raw`(?:[T, ].*)?`;
const dayFirst = new RegExp(`^(\\d{1,2})${separator}(\\d{1,2})${separator}(\\d{4}|\\d{2})${behind}$`);
const yearFirst = new RegExp(`^(\\d{4})${separator}(\\d{1,2})${separator}(\\d{1,2})${behind}$`);
const digitsAlone = /^(\d{2})(\d{2})(\d{4})$/;

/** Year, month, day. */
function partsOf(text: string): readonly string[] | undefined {
  const found = dayFirst.exec(text) ?? digitsAlone.exec(text);
  return found ? found.slice(1).toReversed() : yearFirst.exec(text)?.slice(1);
}

/**
 * Reads `1/12/2026`, `01.12.26`, `2026-12-01`, with or without time; two-digit years are 20xx.
 * @returns an invalid day if none exists; `null` for other text
 */
export function readDay(written: string): Dayjs | null {
  const [year, ...monthAndDay] = partsOf(cleanLine(written)) ?? [];
  if (year === undefined) return null;
  const wire = [
    year.length === 2 ? `20${year}` : year,
    ...monthAndDay.map((part) => part.padStart(2, '0')),
  ].join('-');
  const found = dayjs(wire);
  // The library reads 31 February as March.
  return found.isValid() && found.format(wireFormat) === wire ? found : noDay;
}

export const noDay = dayjs(NaN);

export const dayOf = (value: string | undefined) =>
  value === undefined || value === '' ? null : dayjs(value);

/** A shorter year is still being typed. */
export const isWhole = (day: Dayjs): boolean => day.isValid() && day.year() >= 1000;
/** Empty for a partial day. */
export const wireOf = (day: Dayjs | null) => (day !== null && isWhole(day) ? day.format(wireFormat) : '');

/** In the field's order. */
export const Part = { Day: 0, Month: 1, Year: 2 } as const;

/** Keys typed since the field got the focus or was otherwise changed. */
export class DayEntry {
  #part = -1;
  #digits = '';
  /** Without separators; `null` if typing began elsewhere. */
  #lead: string | null = null;
  /** Year typed first. */
  awaitsDay = false;
  isErased = false;

  begin(): void {
    this.#part = -1;
    this.#digits = '';
    this.#lead = null;
    this.awaitsDay = false;
    this.isErased = false;
  }

  erase(): void {
    this.begin();
    this.isErased = true;
  }

  digit(part: number, digit: string): void {
    const isFirst = this.#part === -1;
    const goesOn = this.#part === part && this.#digits.length < (part === Part.Year ? 4 : 2);
    this.#lead = isFirst && part === Part.Day ? digit : this.#lead && this.#lead + digit;
    this.#digits = goesOn ? this.#digits + digit : digit;
    this.#part = part;
    this.isErased = false;
  }

  /** Unless the field already moved. */
  separate(): { readonly to: number; readonly year?: string } | null {
    if (this.#digits === '') return null;
    const year = /^(?:19|20)\d\d$/.test(this.#lead ?? '') ? (this.#lead as string) : undefined;
    this.#digits = '';
    this.#lead = null;
    if (year === undefined) return { to: this.awaitsDay ? Part.Day : Math.min(this.#part + 1, Part.Year) };
    this.awaitsDay = true;
    return { to: Part.Month, year };
  }

  get isInYear(): boolean {
    return this.#part === Part.Year;
  }

  /** Two digits: `20` may become 2026, `19` is open too. */
  yearOfTwo(): 'whole' | 'open' | null {
    if (!this.isInYear || this.#digits.length !== 2) return null;
    return this.#digits === '19' || this.#digits === '20' ? 'open' : 'whole';
  }

  get hasWholeYear(): boolean {
    return this.isInYear && this.#digits.length === 4;
  }

  /** @param parts before the key */
  dayOf(parts: readonly string[]): Dayjs | null {
    const values = parts.map((value, part) => (part === this.#part && this.#digits ? this.#digits : value));
    return readDay(values.join('/').replace(/\/00(\d\d)$/, '/$1'));
  }
}
