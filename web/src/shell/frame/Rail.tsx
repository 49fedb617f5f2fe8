import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { isRailFolded, RailColumn, rememberRail } from './rail-column';
import { railTexts } from '../texts';
import { RailGroups, railRow } from './RailGroups';

const FoldPanel = styled(ButtonBase)(({ theme }) => ({
  ...railRow,
  marginTop: 'auto',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

/** Administrators' menu; folded, icons only. */
export function Rail() {
  const text = useText(railTexts);
  const [isFolded, setFolded] = useState(isRailFolded);
  const toggle = () => {
    rememberRail(!isFolded);
    setFolded(!isFolded);
  };
  const Arrow = isFolded ? KeyboardDoubleArrowRightRounded : KeyboardDoubleArrowLeftRounded;
  const label = text(isFolded ? 'expand' : 'collapse');
  return (
    <RailColumn aria-label={text('administration')} data-folded={isFolded}>
      <RailGroups isFolded={isFolded} />
      <FoldPanel aria-expanded={!isFolded} aria-label={label} onClick={toggle}>
        <Arrow aria-hidden />
        {!isFolded && label}
      </FoldPanel>
    </RailColumn>
  );
}
