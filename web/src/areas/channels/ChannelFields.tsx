import type { SvgIconComponent } from '@mui/icons-material';
import BoltRounded from '@mui/icons-material/BoltRounded';
import CakeRounded from '@mui/icons-material/CakeRounded';
import CelebrationRounded from '@mui/icons-material/CelebrationRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import ChildCareRounded from '@mui/icons-material/ChildCareRounded';
import CoffeeRounded from '@mui/icons-material/CoffeeRounded';
import DeckRounded from '@mui/icons-material/DeckRounded';
import DeliveryDiningRounded from '@mui/icons-material/DeliveryDiningRounded';
import DirectionsCarRounded from '@mui/icons-material/DirectionsCarRounded';
import LocalParkingRounded from '@mui/icons-material/LocalParkingRounded';
import PhoneIphoneRounded from '@mui/icons-material/PhoneIphoneRounded';
import StorefrontRounded from '@mui/icons-material/StorefrontRounded';
import TableRestaurantRounded from '@mui/icons-material/TableRestaurantRounded';
import TakeoutDiningRounded from '@mui/icons-material/TakeoutDiningRounded';
import TouchAppRounded from '@mui/icons-material/TouchAppRounded';
import WifiRounded from '@mui/icons-material/WifiRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { styled } from '@mui/material/styles';
import {
  type BirthdayData,
  type ChannelData,
  ClosingMotive,
  isOfMobileOrders,
  isOpen,
  mobileOrderSlug,
  type Opening,
  serviceId,
  serviceSlug,
  switchServices,
} from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';
import {
  createContext,
  createElement,
  memo,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useId,
  useState,
} from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldError } from '#ui/fields/FieldError';
import { SelectInput } from '#ui/fields/SelectInput';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { TextInput, type TextInputProps } from '#ui/fields/TextInput';
import { lazyPart } from '#ui/part/lazy-part';
import { useProblemText } from './channel-editor';
import { editorMessages } from './editor/editor.messages';
import { mobileMessages } from './editor/mobile.messages';

/** Whether what stands in it is only read; for fields that a disabled frame does not reach. */
const LockedContext = createContext(false);
export const useLocked = (): boolean => use(LockedContext);

const Lock = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  // Controls that are drawn by the theme do not look so by themselves.
  '&:disabled .MuiSwitch-root': { opacity: 0.6 },
}));

interface LockedFieldsProps {
  isLocked: boolean;
  children: ReactNode;
}

/** Fields that those who only read can see, and not change (AMB-52). */
export const LockedFields = ({ isLocked, children }: LockedFieldsProps) => (
  <LockedContext value={isLocked}>
    <Lock disabled={isLocked}>{children}</Lock>
  </LockedContext>
);

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));
const motives = Object.values(ClosingMotive);

interface OpeningFieldsProps {
  opening: Opening;
  /** The day from which it holds: it opens again after it. */
  from: string;
  /** Codes by `date` and `motive`. */
  problems: Readonly<Record<string, string>>;
  onChange: (opening: Opening) => void;
}

/** Open, or closed until a day and why: both are asked for (R-CHN-12, R-CHN-13). */
export function OpeningFields({ opening, from, problems, onChange }: OpeningFieldsProps) {
  const text = useText(editorMessages);
  const problemText = useProblemText();
  const disabled = useLocked();
  const { open, date, motive } = opening;
  const chosen = (value: string) => motives.find((one) => String(one) === value) ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SwitchInput
        label={text('isOpen')}
        hint={text('isOpenHint')}
        checked={open}
        onChange={(on) => onChange(on ? isOpen : { ...opening, open: false })}
      />
      {!open && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
            <DayField
              name="opening.date"
              label={text('date')}
              value={date ?? ''}
              disabled={disabled}
              earliest={daysAfter(from, 1)}
              error={problemText(problems['date'])}
              onChange={(day) => onChange({ ...opening, date: day === '' ? null : day })}
            />
          </Suspense>
          <SelectInput
            label={text('motive')}
            value={motive ?? ''}
            placeholder="–"
            options={motives.map((one) => ({ value: one, label: text(`motive.${one}`) }))}
            error={problemText(problems['motive'])}
            onChange={({ target }) => onChange({ ...opening, motive: chosen(target.value) })}
          />
        </Box>
      )}
    </Box>
  );
}

const icons: Readonly<Record<string, SvgIconComponent>> = {
  restaurant: StorefrontRounded,
  mcauto: DirectionsCarRounded,
  mcexpress: BoltRounded,
  takeaway: TakeoutDiningRounded,
  delivery: DeliveryDiningRounded,
  birthday: CakeRounded,
  birthday_home: CelebrationRounded,
  wifi: WifiRounded,
  terrace: DeckRounded,
  parking: LocalParkingRounded,
  playground: ChildCareRounded,
  playplace: ChildCareRounded,
  cafe: CoffeeRounded,
  kiosk: TouchAppRounded,
  kiosks: TouchAppRounded,
  table_service: TableRestaurantRounded,
};

const isMobileOrdering = (slug: string) => slug.startsWith('mop_');

/** The drawing of a service; one that is not known has the mark of what is there. */
const serviceIcon = (slug: string): SvgIconComponent =>
  icons[slug] ?? (isMobileOrdering(slug) ? PhoneIphoneRounded : CheckCircleRounded);

interface ServiceDrawingProps {
  slug: string;
  fontSize?: 'small';
}

/** The drawing that stands for a service. */
export const ServiceDrawing = ({ slug, fontSize }: ServiceDrawingProps) =>
  createElement(serviceIcon(slug), { 'aria-hidden': true, fontSize });

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  minHeight: '2.75rem',
  '& > label': { flex: 1, minWidth: 0, cursor: 'pointer', overflowWrap: 'anywhere' },
  '& > svg': { color: theme.vars.palette.text.secondary, flex: 'none' },
  '&[data-on="true"] > svg': { color: theme.vars.palette.success.main },
}));

interface ServiceSwitchProps {
  service: ChannelData['service'][number];
  isOn: boolean;
  onFlip: (id: number, on: boolean) => void;
}

/** A service that is offered or not. */
const ServiceSwitch = memo(function ServiceSwitch({ service, isOn, onFlip }: ServiceSwitchProps) {
  const { slug, name } = service;
  const id = useId();
  return (
    <Line data-on={isOn}>
      <ServiceDrawing slug={slug} />
      <Box component="label" htmlFor={id} sx={{ typography: 'body2', fontWeight: isOn ? 650 : 400 }}>
        {name}
      </Box>
      <Switch id={id} checked={isOn} onChange={(_event, on) => onFlip(service.id, on)} />
    </Line>
  );
});

/** Services beside each other, as many as there is room for. */
const serviceColumns = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};

/** What else was switched because of a switch. */
interface Followed {
  readonly what: 'forcedOn' | 'forcedOff';
  /** The service that was switched by hand. */
  readonly id: number;
}

const parent = serviceId(mobileOrderSlug);
const isPart = (id: number) => id !== parent && isOfMobileOrders(serviceSlug(id));

/** What follows from a switch, beside the switch itself (R-CHN-23, R-CHN-24). */
function followed(active: readonly number[], id: number, on: boolean): Followed | null {
  if (on && isPart(id) && !active.includes(parent)) return { what: 'forcedOn', id };
  return !on && id === parent && active.some(isPart) ? { what: 'forcedOff', id } : null;
}

/** Switches services by the rule of mobile ordering, and says what else that switched. */
function useSwitching(active: readonly number[], onChange: (active: readonly number[]) => void) {
  const [told, setTold] = useState<Followed | null>(null);
  const flip = useCallback(
    (id: number, on: boolean) => {
      setTold(followed(active, id, on));
      onChange(switchServices(active, { [id]: on }));
    },
    [active, onChange],
  );
  return { told, flip };
}

interface MobileServicesFieldsProps {
  services: ChannelData['service'];
  active: readonly number[];
  /** What else the last switch switched. */
  told: Followed | null;
  flip: (id: number, on: boolean) => void;
  children: ReactNode;
}

/** Mobile ordering and its parts: a part switches it on, and without it there is none (R-CHN-22…24). */
function MobileServicesFields({ services, active, told, flip, children }: MobileServicesFieldsProps) {
  const text = useText(mobileMessages);
  const id = useId();
  const nameOf = (wanted: number | undefined) =>
    services.find((service) => service.id === wanted)?.name ?? '';
  const parent = services.find(({ slug }) => slug === mobileOrderSlug);
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
      <Box component="h3" id={id} sx={{ typography: 'h4', m: 0 }}>
        {text('myOrder')}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>{text('myOrderHint')}</Box>
      {told !== null && (
        <Alert severity="info" role="alert" sx={{ mb: 1 }}>
          {text(told.what, { parent: parent?.name ?? '', name: nameOf(told.id) })}
        </Alert>
      )}
      <Box component="ul" aria-labelledby={id} sx={serviceColumns}>
        {services.map((service) => (
          <ServiceSwitch
            key={service.id}
            service={service}
            isOn={active.includes(service.id)}
            onFlip={flip}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}

interface ServicesFieldsProps {
  services: ChannelData['service'];
  /** Ids of those that are active. */
  active: readonly number[];
  /** Why they cannot be saved so. */
  problem: string | undefined;
  /** What stands below the parts of mobile ordering, where there is mobile ordering. */
  belowMobile?: ReactNode;
  onChange: (active: readonly number[]) => void;
}

/** What a restaurant offers; mobile ordering apart, with the one that all its parts need (R-CHN-21…24). */
export function ServicesFields({ services, active, problem, belowMobile, onChange }: ServicesFieldsProps) {
  const text = useText(editorMessages);
  const problemText = useProblemText();
  const { told, flip } = useSwitching(active, onChange);
  const isMobile = ({ slug }: { slug: string }) => isOfMobileOrders(slug);
  const mobile = services.filter(isMobile);
  const others = services.filter((service) => !isMobile(service));
  return (
    <Box data-invalid={problem !== undefined}>
      <Box component="ul" aria-label={text('servicesHint')} sx={serviceColumns}>
        {others.map((service) => (
          <ServiceSwitch
            key={service.id}
            service={service}
            isOn={active.includes(service.id)}
            onFlip={flip}
          />
        ))}
      </Box>
      {mobile.length > 0 && (
        <MobileServicesFields services={mobile} active={active} told={told} flip={flip}>
          {belowMobile}
        </MobileServicesFields>
      )}
      {problem !== undefined && (
        <Alert severity="error" icon={false} sx={{ mt: 1.5 }}>
          <FieldError id="channel-services-error">{problemText(problem) ?? ''}</FieldError>
        </Alert>
      )}
    </Box>
  );
}

/** As many characters as the wire takes of each. */
const limits = { bank_account: 50, bizum: 20, contact_phone: 30, contact_mail: 254 } as const;
type Name = keyof typeof limits;

interface BirthdayFieldsProps {
  birthday: BirthdayData;
  /** Codes by the names of the fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (birthday: BirthdayData) => void;
}

/** How a birthday is booked and paid; asked for only where it can be booked online (R-CHN-26…28). */
export function BirthdayFields({ birthday, problems, onChange }: BirthdayFieldsProps) {
  const text = useText(editorMessages);
  const problemText = useProblemText();
  const field = (name: Name, more: Partial<TextInputProps> = {}) => (
    <TextInput
      name={name}
      label={text(name)}
      value={birthday[name]}
      maxLength={limits[name]}
      error={problemText(problems[name])}
      autoComplete="off"
      {...more}
      onChange={({ target }) => onChange({ ...birthday, [name]: target.value })}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SwitchInput
        label={text('book_online')}
        hint={text('book_onlineHint')}
        checked={birthday.book_online}
        onChange={(on) => onChange({ ...birthday, book_online: on })}
      />
      {birthday.book_online && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {field('contact_phone', { type: 'tel', inputMode: 'tel', hint: text('phoneHint') })}
          {field('contact_mail', { type: 'email', inputMode: 'email' })}
          {field('bank_account', { optional: true, hint: text('bank_accountHint') })}
          {field('bizum', { optional: true, hint: text('bizumHint') })}
        </Box>
      )}
    </Box>
  );
}
