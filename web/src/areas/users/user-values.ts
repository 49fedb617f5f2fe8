import type { UserRecord } from '@portal/contracts/areas/users';

/** What the form of a person holds. */
export interface UserValues {
  name: string;
  email: string;
  phone: string;
  /** A role's number as the browser's own list has it; empty for none. */
  type: string;
  locations: number[];
  active: boolean;
}

export const blankUser: UserValues = {
  name: '',
  email: '',
  phone: '',
  type: '',
  locations: [],
  active: true,
};

export const userValuesOf = ({ name, email, phone, type, locations, active }: UserRecord): UserValues => ({
  name,
  email,
  phone,
  type: String(type),
  locations: [...locations],
  active: active === 1,
});

/** Restaurants go as a comma list (R-AUS-10). */
export const toWire = <V extends { locations: readonly number[] }>(values: V) => ({
  ...values,
  locations: values.locations.join(','),
});
