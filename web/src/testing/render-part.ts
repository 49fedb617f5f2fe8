import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { LanguageProvider } from '#core/i18n/LanguageProvider';
import { theme } from '#core/theme/theme';

/** A piece of `ui` without the app around it. */
export const renderPart = (part: ReactNode) =>
  render(createElement(ThemeProvider, { theme }, createElement(LanguageProvider, null, part)));
