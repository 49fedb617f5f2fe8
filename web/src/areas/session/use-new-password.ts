import { minPasswordLength } from '@portal/contracts/areas/users';
import { useState } from 'react';
import { passwordDigest } from '#core/session/password-digest';

/** What is wrong with a new password, by the field that it is said at. */
interface Mistakes {
  readonly password?: 'missing' | 'tooShort';
  readonly repeated?: 'mismatch';
}

function mistakesIn(password: string, repeated: string): Mistakes {
  if (password === '') return { password: 'missing' };
  if (password.length < minPasswordLength) return { password: 'tooShort' };
  return password === repeated ? {} : { repeated: 'mismatch' };
}

export interface NewPassword {
  readonly password: string;
  readonly repeated: string;
  readonly setPassword: (password: string) => void;
  readonly setRepeated: (repeated: string) => void;
  /** What is wrong, once it was to be sent. */
  readonly mistakes: Mistakes;
  /** Looks at both entries before anything is sent (R-AUT-19). @returns what the wire calls the password, or `null` */
  readonly check: () => Promise<string> | null;
  readonly clear: () => void;
}

/** A new password that is typed twice. */
export function useNewPassword(): NewPassword {
  const [password, setPassword] = useState('');
  const [repeated, setRepeated] = useState('');
  const [isAsked, setAsked] = useState(false);
  const found = mistakesIn(password, repeated);
  return {
    password,
    repeated,
    setPassword,
    setRepeated,
    mistakes: isAsked ? found : {},
    check: () => {
      setAsked(true);
      return Object.keys(found).length > 0 ? null : passwordDigest(password);
    },
    clear: () => {
      setPassword('');
      setRepeated('');
      setAsked(false);
    },
  };
}
