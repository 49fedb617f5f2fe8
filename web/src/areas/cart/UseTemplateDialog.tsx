import { Alert, Button, Stack } from '@mui/material';
import { firstOpenPage, type Refilled, refilled } from '@portal/contracts/areas/cart';
import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import type { Template } from '@portal/contracts/areas/templates';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallClient } from '#core/client/call-client';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { restaurantLabel } from '#core/restaurant-label';
import { useSite } from '#core/session/site';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { ManyPicker } from '#ui/fields/ManyPicker';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonForm } from '#ui/states/Skeletons';
import { EntryTicketPanel, useEntryLines } from './EntryTicketPanel';
import { estimateOf } from './cart';
import { copyTemplateFiles, hasFiles } from './copy-files';
import { useLostNames, usePutIntoCart, useRefillGround } from './order-again';
import { wizardPath } from './templates';
import { templatesTexts } from './texts';

interface UseTemplateDialogProps {
  template: Template;
  onClose: () => void;
}

export function UseTemplateDialog({ template, onClose }: UseTemplateDialogProps) {
  const query = useCallQuery(resourceQueries.GetResource, { id: String(template.entry.from.file) });
  if (query.data !== undefined)
    return <ReadyDialog template={template} onClose={onClose} resource={query.data} />;
  return (
    <TemplateDialog template={template} onClose={onClose}>
      <Loaded query={query} skeleton={<SkeletonForm />}>
        {() => null}
      </Loaded>
    </TemplateDialog>
  );
}

interface TemplateDialogProps extends UseTemplateDialogProps {
  actions?: ReactNode;
  children: ReactNode;
}

function TemplateDialog({ template, onClose, actions, children }: TemplateDialogProps) {
  const text = useText(templatesTexts);
  return (
    <TitledDialog
      title={template.name}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text('close')}</Button>
          {actions}
        </>
      }
    >
      {children}
    </TitledDialog>
  );
}

interface CurrentTemplate {
  readonly refilled: Refilled;
  readonly isComplete: boolean;
}

const withFiles = ({ entry }: Template, { entry: empty, ...rest }: Refilled): Refilled => ({
  ...rest,
  entry: { ...empty, custom_file: entry.custom_file, images: entry.images },
});

function useCurrentTemplate(template: Template, resource: ResourceDetail) {
  const groundOf = useRefillGround();
  return (restaurantId?: number): CurrentTemplate | null => {
    const ground = groundOf(resource, restaurantId);
    const current = ground && refilled(template.entry, ground);
    if (!ground || !current) return null;
    const { isComplete } = firstOpenPage(withFiles(template, current), ground.rules);
    return { refilled: current, isComplete };
  };
}

type ReadyProps = UseTemplateDialogProps & { resource: ResourceDetail };

function ReadyDialog({ template, resource, onClose }: ReadyProps) {
  const text = useText(templatesTexts);
  const { restaurant } = useSite();
  const currentFor = useCurrentTemplate(template, resource);
  const [chosen, setChosen] = useState<readonly number[]>(restaurant === null ? [] : [restaurant.id]);
  const current = currentFor(chosen[0]);
  const isComplete = current?.isComplete === true;
  const actions = current !== null && (
    <>
      <Button component={Link} to={wizardPath(template)} variant={isComplete ? 'outlined' : 'contained'}>
        {text(isComplete ? 'openInWizard' : 'complete')}
      </Button>
      {isComplete && <PutIntoCartButton template={template} chosen={chosen} currentFor={currentFor} />}
    </>
  );
  return (
    <TemplateDialog template={template} onClose={onClose} actions={actions}>
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <OpenAnswersAlert current={current} />
        {isComplete && <RestaurantsField value={chosen} onChange={setChosen} />}
        {current !== null && <CurrentTicket current={current} />}
      </Stack>
    </TemplateDialog>
  );
}

interface PutIntoCartButtonProps {
  template: Template;
  chosen: readonly number[];
  currentFor: (restaurantId: number) => CurrentTemplate | null;
}

function PutIntoCartButton({ template, chosen, currentFor }: PutIntoCartButtonProps) {
  const text = useText(templatesTexts);
  const client = useCallClient();
  const { restaurants } = useSite();
  const { isBusy, put } = usePutIntoCart();
  const entryFor = async (restaurantId: number) => {
    const current = currentFor(restaurantId);
    if (current === null) return null;
    const files = hasFiles(template.entry) ? await copyTemplateFiles(client, template) : {};
    const { entry, lost } = current.refilled;
    return { lost, entry: { ...entry, ...files } };
  };
  const putAll = () =>
    put(
      restaurants.filter(({ id }) => chosen.includes(id)),
      {
        entryOf: ({ id }) => entryFor(id),
        nameOf: ({ name }) => name,
        none: text('noneOrderable'),
        added: (count) => text('used', { count, name: template.name }),
      },
    );
  return (
    <Button
      variant="contained"
      color="primary"
      disabled={isBusy || chosen.length === 0}
      onClick={() => void putAll()}
    >
      {text(isBusy ? 'adding' : 'intoCart', { count: chosen.length })}
    </Button>
  );
}

function OpenAnswersAlert({ current }: { current: CurrentTemplate | null }) {
  const text = useText(templatesTexts);
  const names = useLostNames(current?.refilled.lost ?? []);
  if (current?.isComplete === true) {
    const isLost = current.refilled.lost.includes('needed_by');
    return isLost ? <Alert severity="info">{text('dayLost')}</Alert> : null;
  }
  if (current === null) return <Alert severity="warning">{text('noneOrderable')}</Alert>;
  return (
    <Alert severity="info">
      {names.length === 0 ? text('incomplete') : text('lost', { names: names.join(', ') })}
    </Alert>
  );
}

interface RestaurantsFieldProps {
  value: readonly number[];
  onChange: (ids: number[]) => void;
}

function RestaurantsField({ value, onChange }: RestaurantsFieldProps) {
  const text = useText(templatesTexts);
  const options = useSite().restaurants.map((each) => ({ id: each.id, label: restaurantLabel(each) }));
  if (options.length < 2) return null;
  const find = (term: string) => {
    const requested = term.trim().toLocaleLowerCase();
    return options.filter(({ label }) => label.toLocaleLowerCase().includes(requested)).map(({ id }) => id);
  };
  return (
    <ManyPicker
      label={text('forRestaurants')}
      value={value}
      onChange={onChange}
      options={options}
      find={find}
    />
  );
}

function CurrentTicket({ current }: { current: CurrentTemplate }) {
  const { entry } = current.refilled;
  const lines = useEntryLines(entry);
  const { features } = useMarket();
  const estimate = estimateOf([entry], features);
  return <EntryTicketPanel entry={entry} lines={lines} estimate={estimate} onEdit={undefined} />;
}
