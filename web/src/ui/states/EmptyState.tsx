import type { ReactNode } from 'react';
import { ShelfDrawing } from '../drawings/EmptyDrawings';
import { Message } from './Message';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  level?: 'h2' | 'h3';
}

/** Nothing here, with the next step (U1). */
export function EmptyState({ drawing = <ShelfDrawing />, ...rest }: EmptyStateProps) {
  return <Message drawing={drawing} {...rest} />;
}
