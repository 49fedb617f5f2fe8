import { Autocomplete, Box, OutlinedInput, Typography } from '@mui/material';
import { resourceQueries, ResourceStatus, type ResourceSummary } from '@portal/contracts/areas/resources';
import { useId, useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { FieldFrame, fieldIds } from '#ui/fields/Field';
import type { BoundField } from '#ui/record/use-record-form';
import { Thumb } from '#ui/table/Thumb';
import { uiTexts } from '#ui/texts/early';
import { useQuiet } from '#ui/use-quiet';
import { startTexts } from './texts';

/** Milliseconds. */
const quiet = 200;
const maxFound = 10;

export type Replacement = Pick<ResourceSummary, 'id' | 'name' | 'reference' | 'thumb'>;

/** Newer ones of the same kind; by a name, all published ones with a file. */
function useReplacements(resourceId: number, typed: string) {
  const q = useQuiet(typed.trim(), quiet);
  const newer = useCallList(resourceQueries.ListNewerResources, { ids: [resourceId] });
  const input = { q, status: ResourceStatus.Published, size: maxFound };
  const found = useCallList(resourceQueries.ListResources, input, { enabled: q !== '' });
  const shown = q === '' ? newer.data?.rows.flatMap(({ candidates }) => candidates) : found.data?.rows;
  const offered = shown?.filter(({ id, has_file: hasFile }) => hasFile && id !== resourceId) ?? [];
  return { offered, isSearching: q !== '' && found.isPending };
}

interface ReplacementFieldProps extends BoundField<Replacement | null> {
  resourceId: number;
}

/** The new piece, by name or reference. */
export function ReplacementField({ resourceId, label, hint, error, value, onChange }: ReplacementFieldProps) {
  const text = useText(startTexts);
  const ui = useText(uiTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const { offered, isSearching } = useReplacements(resourceId, typed);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Autocomplete<Replacement>
        id={id}
        options={offered}
        value={value}
        onChange={(_event, chosen) => onChange(chosen)}
        onInputChange={(_event, entry, reason) => setTyped(reason === 'input' ? entry : '')}
        loading={isSearching}
        loadingText={ui('loading')}
        noOptionsText={text(typed === '' ? 'typeMore' : 'noPiece')}
        clearText={ui('clear')}
        openText={label}
        closeText={ui('close')}
        autoHighlight
        getOptionLabel={({ name }) => name}
        getOptionKey={(each) => each.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        // Filtered by the server.
        filterOptions={(found) => found}
        renderOption={({ key, ...option }, { name, reference, thumb }) => (
          <Box component="li" key={key} {...option} sx={{ gap: 1.5, '--thumb': '2.5rem' }}>
            <Thumb src={thumb} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <Typography variant="caption" component="span" color="textSecondary">
              {reference}
            </Typography>
          </Box>
        )}
        renderInput={({ slotProps }) => (
          <OutlinedInput
            fullWidth
            placeholder={text('findPiece')}
            {...slotProps.input}
            slotProps={{ input: { ...slotProps.htmlInput, ...fieldIds(id, { label, hint, error }) } }}
          />
        )}
      />
    </FieldFrame>
  );
}
