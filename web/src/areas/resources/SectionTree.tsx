import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, ButtonBase, List } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import type { Section, SectionType } from '@portal/contracts/areas/sections';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { uiTexts } from '#ui/texts/early';
import { type CataloguePlace, sectionPath, type TreePlace, treeOf, typeNames } from './catalogue';
import { cardTexts, catalogueTexts } from './texts';

const touch = '@media (pointer: coarse)';

const rowLook = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 1,
  color: palette.text.secondary,
  '&:hover': { backgroundColor: palette.background.sunken, color: palette.text.primary },
  '&[data-on-way="true"]': { color: palette.text.primary, fontWeight: 650 },
  '&[data-current="true"]': {
    // Mixed with ink for 4.5:1 on its own tint.
    color: `color-mix(in srgb, ${palette.primary.main} 86%, ${palette.text.primary})`,
    backgroundColor: `color-mix(in srgb, ${palette.primary.main} 9%, transparent)`,
  },
});

/** Spacing units per level. */
const indent = 1.75;

interface TreeRowProps {
  label: string;
  to: string;
  /** 0 at the top. */
  level: number;
  isOnWay: boolean;
  isCurrent: boolean;
  onGo?: () => void;
  children?: ReactNode;
}

function TreeRow({ label, to, level, isOnWay, isCurrent, onGo, children }: TreeRowProps) {
  return (
    <Box data-on-way={isOnWay} data-current={isCurrent} sx={rowLook}>
      <Box
        component={Link}
        to={to}
        onClick={onGo}
        aria-current={isCurrent ? 'page' : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          py: 1,
          pr: 1,
          pl: 1.5 + level * indent,
          [touch]: { py: 1.5 },
          fontSize: 'body2.fontSize',
          lineHeight: 1.35,
          color: 'inherit',
          textDecoration: 'none',
          overflowWrap: 'anywhere',
          borderRadius: 1,
        }}
      >
        {label}
      </Box>
      {children}
    </Box>
  );
}

interface BranchProps {
  places: readonly TreePlace[];
  level: number;
  /** Ids from the top to the current section. */
  chain: readonly number[];
  isOpen: (id: number) => boolean;
  onToggle: (id: number) => void;
  onGo?: () => void;
}

function Branch({ places, level, ...rest }: BranchProps) {
  const text = useText(uiTexts);
  const { chain, isOpen, onToggle, onGo } = rest;
  return (
    <List disablePadding>
      {places.map(({ id, label, to, children }) => (
        <li key={id}>
          <TreeRow
            label={label}
            to={to}
            level={level}
            isCurrent={chain.at(-1) === id}
            isOnWay={chain.includes(id)}
            onGo={onGo}
          >
            {children.length > 0 && (
              <ButtonBase
                aria-expanded={isOpen(id)}
                aria-label={text(isOpen(id) ? 'closeBranch' : 'openBranch', { name: label })}
                onClick={() => onToggle(id)}
                sx={{
                  width: 32,
                  height: 32,
                  [touch]: { width: 44, height: 44 },
                  flexShrink: 0,
                  borderRadius: 1,
                  color: 'inherit',
                  '& svg': {
                    transition: `transform ${motion.calm}ms ${motion.ease}`,
                    transform: isOpen(id) ? 'none' : 'rotate(-90deg)',
                  },
                }}
              >
                <ExpandMoreRounded aria-hidden />
              </ButtonBase>
            )}
          </TreeRow>
          {isOpen(id) && children.length > 0 && <Branch {...rest} places={children} level={level + 1} />}
        </li>
      ))}
    </List>
  );
}

interface SectionTreeProps {
  type: SectionType;
  sections: readonly Section[];
  place: CataloguePlace | undefined;
  onGo?: () => void;
}

/** R-CAT-03. */
export function SectionTree({ type, sections, place, onGo }: SectionTreeProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const places = useMemo(() => treeOf(sections, type), [sections, type]);
  const chain = place?.chain.map(({ id }) => id) ?? [];
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [knownPlace, setKnownPlace] = useState(chain.at(-1));

  // Another section opens the way there, also where it was closed by hand.
  if (knownPlace !== chain.at(-1)) {
    setKnownPlace(chain.at(-1));
    setToggled(new Map([...toggled].filter(([id]) => !chain.includes(id))));
  }
  const isOpen = (id: number) => toggled.get(id) ?? chain.includes(id);
  return (
    <nav aria-label={text('sectionsOf', { type: name })}>
      <TreeRow
        label={name}
        to={sectionPath(type)}
        level={0}
        isOnWay
        isCurrent={chain.length === 0}
        onGo={onGo}
      />
      <Branch
        places={places}
        level={0}
        chain={chain}
        isOpen={isOpen}
        onToggle={(id) => setToggled(new Map(toggled).set(id, !isOpen(id)))}
        onGo={onGo}
      />
    </nav>
  );
}
