import { Popover, type PopoverActions, type PopoverProps } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

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
