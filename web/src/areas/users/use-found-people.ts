import PersonRounded from '@mui/icons-material/PersonRounded';
import { restaurantUserQueries, userQueries, type UserRecord } from '@portal/contracts/areas/users';
import { useText } from '#core/i18n/use-text';
import { type PaletteTerm, type UseFound, rankOf, useListFound } from '#core/finder/finder';
import { teamTexts, usersTexts } from './texts';

const order = 60;

function usePersonRow({ typed }: PaletteTerm, toOf: (person: UserRecord) => string) {
  const text = useText(usersTexts);
  return (person: UserRecord) => ({
    key: `person-${person.id}`,
    title: person.name,
    icon: PersonRounded,
    to: toOf(person),
    detail: [text(`role${person.type}`), person.email].join(' · '),
    rank: rankOf(person.name, typed, person.email),
  });
}

const listOf = (path: string, q: string) => `${path}?${new URLSearchParams({ q }).toString()}`;

export const useFoundPeople: UseFound = (term) => {
  const text = useText(usersTexts);
  const row = usePersonRow(term, ({ id }) => `/admin/users/${id}`);
  const found = useListFound({ contract: userQueries.ListUsers, input: (asked) => asked, row }, term);
  return { heading: text('title'), order, ...found, all: listOf('/admin/users', term.settled) };
};

/** For franchisees (R-ACC-11). */
export const useFoundTeam: UseFound = (term) => {
  const text = useText(teamTexts);
  const row = usePersonRow(term, ({ email }) => listOf('/users', email));
  const { ListRestaurantUsers: contract } = restaurantUserQueries;
  const found = useListFound({ contract, input: (asked) => asked, row }, term);
  return { heading: text('title'), order, ...found, all: listOf('/users', term.settled) };
};
