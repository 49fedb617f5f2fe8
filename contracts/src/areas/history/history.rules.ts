/**
 * `plan`: `12-2026` of a restaurant, `2026` of the chain. `reference`: `brand-7`, `swotOption-3`. `setting`:
 * `mopAutoConfirm`. Others: the record's id.
 */
export const recordKinds = [
  'resource',
  'order',
  'restaurant',
  'person',
  'section',
  'slider',
  'video',
  'channel',
  'diagnostic',
  'plan',
  'reference',
  'setting',
] as const;
export type RecordKind = (typeof recordKinds)[number];
