interface Registration<T> {
  readonly declared: readonly T[];
  readonly registered: readonly unknown[];
  readonly missing: (declared: T) => string;
}

/** Throws if something declared is not registered. */
export function refuseOmissions<T>({ declared, registered, missing }: Registration<T>): void {
  const known = new Set(registered);
  const omitted = declared.filter((each) => !known.has(each)).map(missing);
  if (omitted.length > 0) throw new Error(omitted.join('\n'));
}
