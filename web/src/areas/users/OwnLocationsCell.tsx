import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { LocationsCell } from './LocationsCell';
import { usersMessages } from './users.messages';

/** Those restaurants of a person that are the reader's as well, and how many of others (AMB-76). */
export function OwnLocationsCell({ locations }: { locations: readonly number[] }) {
  const text = useText(usersMessages);
  const { restaurants } = useSite();
  const own = restaurants.filter(({ id }) => locations.includes(id));
  const count = locations.length - own.length;
  return (
    <>
      <LocationsCell names={own.map(({ name }) => name)} />
      {count > 0 && ` ${text('others', { count })}`}
    </>
  );
}
