import { Box, Button, type ButtonProps } from '@mui/material';
import { visuallyHidden } from '../VisuallyHidden';

export function ToolButton({ children, ...props }: ButtonProps) {
  return (
    <Button
      size="small"
      {...props}
      sx={(theme) => ({
        [theme.breakpoints.down('sm')]: {
          minWidth: 44,
          px: 0,
          '& .MuiButton-startIcon': { m: 0 },
          '& .words': visuallyHidden,
        },
      })}
    >
      <Box component="span" className="words">
        {children}
      </Box>
    </Button>
  );
}
