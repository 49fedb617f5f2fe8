import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { HTMLAttributes } from 'react';
import { restaurantLabel } from '#core/restaurant-label';

interface RestaurantOptionProps {
  option: HTMLAttributes<HTMLLIElement>;
  restaurant: { readonly site: string; readonly name: string; readonly city: string };
}

/** Number, name, city. */
export const RestaurantOption = ({ option, restaurant }: RestaurantOptionProps) => (
  <li {...option}>
    <Box component="span" sx={{ flex: 1 }}>
      {restaurantLabel(restaurant)}
    </Box>
    <Typography variant="caption" component="span" color="textSecondary">
      {restaurant.city}
    </Typography>
  </li>
);
