import { Tab, Tabs } from '@mui/material';
import type { ReactNode } from 'react';

interface TabBarProps {
  /** Prefix of ids of tabs and panels. */
  id: string;
  /** For screen readers. */
  label: string;
  tabs: readonly { readonly key: string; readonly label: ReactNode }[];
  shown: string;
  onShow: (key: string) => void;
}

/** Their panels need the ids `{id}-part-{key}`. */
export function TabBar({ id, label, tabs, shown, onShow }: TabBarProps) {
  return (
    <Tabs value={shown} onChange={(_, key: string) => onShow(key)} variant="fullWidth" aria-label={label}>
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          id={`${id}-tab-${tab.key}`}
          aria-controls={`${id}-part-${tab.key}`}
          label={tab.label}
        />
      ))}
    </Tabs>
  );
}
