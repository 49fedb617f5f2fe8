import { useText } from '#core/i18n/use-text';
import { LocationsCell } from './LocationsCell';
import { useOwnLocations } from './use-own-locations';
import { usersTexts } from './texts';

/** Those restaurants of a person that are the reader's as well, and how many of others (AMB-76). */
export function OwnLocationsCell({ locations }: { locations: readonly number[] }) {
  const text = useText(usersTexts);
  const own = useOwnLocations()(locations);
  const count = locations.length - own.length;
  return (
    <>
      <LocationsCell names={own} />
      {count > 0 && ` ${text('others', { count })}`}
    </>
  );
}
