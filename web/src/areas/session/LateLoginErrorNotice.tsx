import { Suspense } from 'react';
import { lazyPart } from '#ui/part/lazy-part';

const LoginErrorNotice = lazyPart(() =>
  import('./LoginErrorNotice').then((module) => module.LoginErrorNotice),
);

/** `LoginErrorNotice`, loaded when it is first needed: most sign-ins succeed. */
export function LateLoginErrorNotice({ error }: { error: unknown }) {
  return (
    <Suspense>
      <LoginErrorNotice error={error} />
    </Suspense>
  );
}
