import { Button } from '@mui/material';
import { isAdministrator, Role } from '@portal/contracts/kernel';
import { Link } from 'react-router-dom';
import { EmptyState } from '../states/EmptyState';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { siteTexts } from '../texts';

/** U1 */
export function NoRestaurant() {
  const text = useText(siteTexts);
  const { type } = useSession().user;
  const addFirst = (
    <Button component={Link} to="/admin/restaurants/add" variant="contained" color="primary">
      {text('siteAddFirst')}
    </Button>
  );
  return isAdministrator(type) ? (
    <EmptyState
      title={text('siteNoneYet')}
      text={text('siteNoneYetText')}
      action={type === Role.Administrator && addFirst}
    />
  ) : (
    <EmptyState title={text('siteNone')} text={text('siteNoneText')} />
  );
}
