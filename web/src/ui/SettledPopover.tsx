import Popover, { type PopoverActions, type PopoverProps } from '@mui/material/Popover';
import { useEffect, useRef, useState } from 'react';

/** A popover that finds its place anew when what is in it arrives or grows: it stays inside of the window. */
export function SettledPopover({ children, ...props }: PopoverProps) {
  const action = useRef<PopoverActions>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (content === null) return undefined;
    const observer = new ResizeObserver(() => action.current?.updatePosition());
    observer.observe(content);
    return () => observer.disconnect();
  }, [content]);
  return (
    <Popover {...props} action={action}>
      <div ref={setContent}>{children}</div>
    </Popover>
  );
}
