import type { ReactNode } from 'react';
import { ShelfDrawing } from '../drawings/ShelfDrawing';
import { Message } from './Message';

interface EmptyStateProps {
  title: string;
  /** What this place is for and how something gets here. */
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  level?: 'h2' | 'h3';
}

/** Nothing is here, and that is no mistake: teaches the next step (U1). */
export function EmptyState({ drawing = <ShelfDrawing />, ...rest }: EmptyStateProps) {
  return <Message drawing={drawing} {...rest} />;
}
