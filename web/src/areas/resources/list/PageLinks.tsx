import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '#ui/texts/early';

interface PageLinksProps {
  page: number;
  size: number;
  /** Over all pages. */
  total: number;
}

/** The next page begins at its top, for the keyboard as for the eyes: the link that led there is far below. */
const startAtTop = () => document.querySelector('main')?.focus({ preventScroll: true });

/** The pages of a list as links: each has its address, Back goes back to where one was (U6). */
export function PageLinks({ page, size, total }: PageLinksProps) {
  const text = useText(uiTexts);
  const { pathname, search } = useLocation();
  const count = size < 1 ? 1 : Math.ceil(total / size);
  const addressOf = (wanted: number | null) => {
    const parameters = new URLSearchParams(search);
    if (wanted === null || wanted <= 1) parameters.delete('page');
    else parameters.set('page', String(wanted));
    return { pathname, search: parameters.toString() };
  };
  // There were more pages when this address was copied.
  if (count > 0 && page > count) return <Navigate to={addressOf(count)} replace />;
  if (count < 2) return null;

  const labelOf = (type: string, to: number | null) => {
    if (type === 'previous') return text('previousPage');
    return type === 'next' ? text('nextPage') : text('page', { page: to ?? 1 });
  };
  return (
    <Stack sx={{ alignItems: 'center', pt: 5 }} data-print="no">
      <Pagination
        aria-label={text('pages')}
        page={page}
        count={count}
        shape="rounded"
        getItemAriaLabel={labelOf}
        renderItem={(item) => (
          <PaginationItem component={Link} to={addressOf(item.page)} {...item} onClick={startAtTop} />
        )}
      />
    </Stack>
  );
}
