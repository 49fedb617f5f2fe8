import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { ButtonBase, Chip } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { FieldFrame, fieldIds } from '../fields/Field';
import { treeLines, type TreeNode } from './tree-nodes';
import { treeTexts } from '../texts';
import { lazyOverlay } from '../part/lazy-part';

const TreePickerPanel = lazyOverlay(() =>
  import('./TreePickerPanel').then((module) => module.TreePickerPanel),
);

const Opener = styled(ButtonBase)(({ theme }) => ({
  justifyContent: 'space-between',
  gap: 8,
  width: '100%',
  minHeight: 'var(--control-height)',
  padding: '8px 12px',
  borderRadius: radii.control,
  border: `1px solid ${theme.vars.palette.control}`,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&:hover': { borderColor: theme.vars.palette.text.primary },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&.Mui-disabled': { opacity: 0.65, backgroundColor: theme.vars.palette.background.sunken },
  '& > [data-empty="true"], & > svg': { color: theme.vars.palette.text.secondary },
}));

const Chosen = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%' },
});

interface TreePickerProps {
  label: string;
  nodes: readonly TreeNode[];
  /** At most one unless `multiple`. */
  value: readonly number[];
  onChange: (value: number[]) => void;
  multiple?: boolean;
  error?: string;
  helperText?: string;
  optional?: boolean;
  /** Makes "none" selectable. */
  emptyLabel?: string;
  disabled?: boolean;
}

/** Ids are positive; -1 is above the top. */
const none = 0;

const toggled = (value: readonly number[], id: number) =>
  value.includes(id) ? value.filter((one) => one !== id) : [...value, id];

export function TreePicker(props: TreePickerProps) {
  const { label, nodes, value, onChange, multiple = false, emptyLabel } = props;
  const text = useText(treeTexts);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const names = useTrails(nodes);
  const nameOf = (node: number) => names.get(node) ?? text('gone', { id: node });

  const take = (node: number) => {
    if (multiple) return onChange(toggled(value, node));
    setAnchor(null);
    onChange(node === none ? [] : [node]);
  };
  return (
    <>
      <PickerField
        {...props}
        id={id}
        anchor={anchor}
        shown={multiple ? text('chosen', { count: value.length }) : value.map(nameOf).join()}
        onOpen={setAnchor}
      >
        {multiple && value.length > 0 && (
          <Chosen aria-label={label}>
            {value.map((node) => (
              <li key={node}>
                <TakenChip name={nameOf(node)} onRemove={() => onChange(toggled(value, node))} />
              </li>
            ))}
          </Chosen>
        )}
      </PickerField>
      <Suspense>
        {anchor !== null && (
          <TreePickerPanel
            id={`${id}-panel`}
            nodes={withNone(nodes, emptyLabel)}
            chosen={value.length === 0 ? [none] : value}
            onTake={take}
            onClose={() => setAnchor(null)}
            label={label}
            multiple={multiple}
            anchor={anchor}
          />
        )}
      </Suspense>
    </>
  );
}

const withNone = (nodes: readonly TreeNode[], name: string | undefined): readonly TreeNode[] =>
  name === undefined ? nodes : [{ id: none, parentId: -1, name }, ...nodes];

interface PickerFieldProps extends TreePickerProps {
  id: string;
  shown: string;
  anchor: HTMLElement | null;
  onOpen: (anchor: HTMLElement) => void;
  children: ReactNode;
}

function PickerField({ id, shown, anchor, onOpen, children, ...props }: PickerFieldProps) {
  const text = useText(treeTexts);
  const isEmpty = props.value.length === 0;
  const field = { label: props.label, error: props.error, hint: props.helperText };
  return (
    <FieldFrame id={id} optional={props.optional} {...field}>
      <Opener
        {...fieldIds(id, field)}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-panel`}
        disabled={props.disabled}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        <span data-empty={isEmpty}>{isEmpty ? (props.emptyLabel ?? text('choose')) : shown}</span>
        <ExpandMoreRounded aria-hidden />
      </Opener>
      {children}
    </FieldFrame>
  );
}

const useTrails = (nodes: readonly TreeNode[]) =>
  useMemo(() => new Map(treeLines(nodes).map(({ node, trail }) => [node.id, trail.join(' › ')])), [nodes]);

function TakenChip({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useText(treeTexts);
  return (
    <Chip
      label={name}
      aria-label={text('takeOut', { name })}
      onClick={onRemove}
      onDelete={onRemove}
      sx={{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } }}
    />
  );
}
