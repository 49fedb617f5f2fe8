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

/** U1 */
export function EmptyState({ drawing = <ShelfDrawing />, ...rest }: EmptyStateProps) {
  return <Message drawing={drawing} {...rest} />;
}
