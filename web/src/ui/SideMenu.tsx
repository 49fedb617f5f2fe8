import type { SvgIconComponent } from '@mui/icons-material';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { radii } from '#core/theme/tokens';

const Menu = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  '& > div': { display: 'contents' },
  '& p': { display: 'none' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minHeight: 'var(--control-height)',
    padding: theme.spacing(0, 1.5),
    borderRadius: radii.control,
    fontWeight: 600,
    fontSize: theme.typography.body2.fontSize,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.sunken,
    },
    '&[aria-current]': {
      color: theme.vars.palette.text.primary,
      backgroundColor: theme.vars.palette.background.sunken,
      boxShadow: `inset 0.1875rem 0 0 ${theme.vars.palette.primary.main}`,
    },
    '& svg': { flex: 'none' },
    '& .mark': { display: 'inline-flex', marginLeft: 'auto' },
    '&:focus-visible': {
      outline: `0.1875rem solid ${theme.vars.palette.primary.main}`,
      outlineOffset: '-0.1875rem',
    },
  },
  [theme.breakpoints.up('lg')]: {
    flexDirection: 'column',
    position: 'sticky',
    top: theme.spacing(11),
    '& > div': { display: 'flex', flexDirection: 'column' },
    // Wraps long labels.
    '& a': { whiteSpace: 'normal', lineHeight: 1.3, paddingBlock: theme.spacing(0.5) },
    '& > div + div': { marginTop: theme.spacing(2) },
    '& p': {
      ...theme.typography.overline,
      display: 'block',
      margin: 0,
      padding: theme.spacing(0, 1.5, 0.5),
      color: theme.vars.palette.text.secondary,
    },
  },
}));

/** `id` of the page part's element. */
interface SideMenuEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly mark?: ReactNode;
}

interface SideMenuProps {
  label: string;
  groups: readonly {
    readonly key: string;
    readonly title?: string;
    readonly entries: readonly SideMenuEntry[];
  }[];
  current?: string;
  /** Default: by hash. */
  onGo?: (id: string) => void;
}

export const SideMenu = ({ label, groups, current, onGo }: SideMenuProps) => (
  <Menu aria-label={label} data-print="no">
    {groups.map(({ key, title, entries }) => (
      <div key={key}>
        {title !== undefined && <p>{title}</p>}
        {entries.map(({ id, label: name, icon: Icon, mark }) => (
          <a
            key={id}
            href={`#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={
              onGo &&
              ((event) => {
                event.preventDefault();
                onGo(id);
              })
            }
          >
            <Icon aria-hidden fontSize="small" />
            {name}
            {mark !== undefined && <span className="mark">{mark}</span>}
          </a>
        ))}
      </div>
    ))}
  </Menu>
);
