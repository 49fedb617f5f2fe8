import type { UserRecord } from '@portal/contracts/areas/users';
import { useMemo } from 'react';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import type { ExportColumn } from '#ui/export/export-columns';
import { teamMessages } from './team.messages';
import { usersMessages } from './users.messages';

/** What a spreadsheet of the own team tells of each person: what the list shows, and no restaurant of others. */
export function useTeamExport(): readonly ExportColumn<UserRecord>[] {
  const text = useText(teamMessages);
  const words = useText(usersMessages);
  const { restaurants } = useSite();
  return useMemo(
    () => [
      { header: text('name'), value: ({ name }) => name, width: 28 },
      { header: text('email'), value: ({ email }) => email, width: 36 },
      { header: text('phone'), value: ({ phone }) => phone },
      { header: text('type'), value: ({ type }) => words(`role${type}`) },
      {
        header: text('locations'),
        value: ({ locations }) =>
          restaurants
            .filter(({ id }) => locations.includes(id))
            .map(({ name }) => name)
            .join(', '),
        width: 48,
      },
      {
        header: text('active'),
        value: ({ active }) => words(active === 1 ? 'isActive' : 'isInactive'),
      },
    ],
    [text, words, restaurants],
  );
}
