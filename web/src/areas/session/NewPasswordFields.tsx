import { minPasswordLength } from '@portal/contracts/areas/users';
import { useText } from '#core/i18n/use-text';
import { passwordTexts } from './texts';
import { PasswordInput } from './PasswordInput';
import type { NewPassword } from './use-new-password';

/** A new password, twice; says while typing whether it is long enough. */
export function NewPasswordFields({ value, autoFocus }: { value: NewPassword; autoFocus?: boolean }) {
  const text = useText(passwordTexts);
  const { password, repeated, mistakes } = value;
  const left = minPasswordLength - password.length;
  return (
    <>
      <PasswordInput
        label={text('password')}
        name="new-password"
        autoComplete="new-password"
        autoFocus={autoFocus}
        value={password}
        onChange={(event) => value.setPassword(event.target.value)}
        hint={left > 0 ? text('hintShort', { left }) : text('hintLong')}
        error={mistakes.password && text(mistakes.password, { least: minPasswordLength })}
      />
      <PasswordInput
        label={text('repeated')}
        name="repeated-password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => value.setRepeated(event.target.value)}
        error={mistakes.repeated && text(mistakes.repeated)}
      />
    </>
  );
}
