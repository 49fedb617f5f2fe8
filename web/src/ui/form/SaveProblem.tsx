import { ErrorNote } from '../states/ErrorNote';
import { OvertakenBy } from '../record/OvertakenBy';
import { overtakingIn } from '../record/overtaking';

interface SaveProblemProps {
  failure: unknown;
  /** What people call the fields, by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>;
}

/** Why a form was not saved: somebody else did first, with who, when and what (R4), or whatever went wrong. */
export function SaveProblem({ failure, fieldNames }: SaveProblemProps) {
  const overtaking = overtakingIn(failure);
  return overtaking ? <OvertakenBy {...overtaking} fieldNames={fieldNames} /> : <ErrorNote error={failure} />;
}
