import { ErrorNote } from '../states/ErrorNote';
import { EditConflictNotice } from '../record/EditConflictNotice';
import { editConflictIn } from '../record/edit-conflict';

interface SaveProblemProps {
  failure: unknown;
  /** Field labels by wire name. */
  fieldNames: Readonly<Record<string, string>>;
}

/** An edit conflict (R4), or another failure. */
export function SaveProblem({ failure, fieldNames }: SaveProblemProps) {
  const conflict = editConflictIn(failure);
  return conflict ? (
    <EditConflictNotice {...conflict} fieldNames={fieldNames} />
  ) : (
    <ErrorNote error={failure} />
  );
}
