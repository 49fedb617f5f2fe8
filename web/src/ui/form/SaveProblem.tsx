import { ErrorNote } from '../states/ErrorNote';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { editConflictIn } from '../record/edit-conflict';

interface SaveProblemProps {
  failure: unknown;
  /** What people call the fields, by their names on the wire. */
  fieldNames: Readonly<Record<string, string>>;
}

/** Why a form was not saved: somebody else did first, with who, when and what (R4), or whatever went wrong. */
export function SaveProblem({ failure, fieldNames }: SaveProblemProps) {
  const conflict = editConflictIn(failure);
  return conflict ? (
    <EditConflictNotice {...conflict} fieldNames={fieldNames} />
  ) : (
    <ErrorNote error={failure} />
  );
}
