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
import { Alert, Box, Switch, Typography } from '@mui/material';
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
import { daysAfter, phoneDigits } from '@portal/contracts/kernel';
import { createContext, createElement, memo, type ReactNode, use, useCallback, useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { FieldError } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { SelectInput } from '#ui/fields/SelectInput';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { TextInput, type TextInputProps } from '#ui/fields/TextInput';
import { useProblemText } from './channel-editor';
import { editorTexts } from './texts';
import { mobileTexts } from './texts/mobile';

/** For fields that a disabled fieldset does not reach. */
const LockedContext = createContext(false);
export const useLocked = (): boolean => use(LockedContext);

interface LockedFieldsProps {
  isLocked: boolean;
  children: ReactNode;
}

/** AMB-52. */
export const LockedFields = ({ isLocked, children }: LockedFieldsProps) => (
  <LockedContext value={isLocked}>
    <Box
      component="fieldset"
      disabled={isLocked}
      sx={{
        display: 'grid',
        gap: 2,
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        '&:disabled .MuiSwitch-root': { opacity: 0.6 },
      }}
    >
      {children}
    </Box>
  </LockedContext>
);

const motives = Object.values(ClosingMotive);

interface OpeningFieldsProps {
  opening: Opening;
  /** First day of the closing; it reopens later. */
  from: string;
  /** Codes by `date` and `motive`. */
  problems: Readonly<Record<string, string>>;
  onChange: (opening: Opening) => void;
}

/** R-CHN-12, R-CHN-13. */
export function OpeningFields({ opening, from, problems, onChange }: OpeningFieldsProps) {
  const text = useText(editorTexts);
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
          <LazyDayField
            name="opening.date"
            label={text('date')}
            value={date ?? ''}
            disabled={disabled}
            earliest={daysAfter(from, 1)}
            error={problemText(problems['date'])}
            onChange={(day) => onChange({ ...opening, date: day === '' ? null : day })}
          />
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

interface ServiceIconProps {
  slug: string;
  fontSize?: 'small';
}

export function ServiceIcon({ slug, fontSize }: ServiceIconProps) {
  const other = slug.startsWith('mop_') ? PhoneIphoneRounded : CheckCircleRounded;
  return createElement(icons[slug] ?? other, { 'aria-hidden': true, fontSize });
}

interface ServiceSwitchProps {
  service: ChannelData['service'][number];
  isOn: boolean;
  onToggle: (id: number, on: boolean) => void;
}

const ServiceSwitch = memo(function ServiceSwitch({ service, isOn, onToggle }: ServiceSwitchProps) {
  const { slug, name } = service;
  const id = useId();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: '2.75rem',
        '& > svg': { color: isOn ? 'success.main' : 'text.secondary', flex: 'none' },
      }}
    >
      <ServiceIcon slug={slug} />
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{
          flex: 1,
          minWidth: 0,
          cursor: 'pointer',
          overflowWrap: 'anywhere',
          fontWeight: isOn ? 650 : 400,
        }}
      >
        {name}
      </Typography>
      <Switch id={id} checked={isOn} onChange={(_event, on) => onToggle(service.id, on)} />
    </Box>
  );
});

const serviceColumns = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
};

interface LinkedSwitch {
  readonly what: 'forcedOn' | 'forcedOff';
  readonly id: number;
}

const parent = serviceId(mobileOrderSlug);
const isPart = (id: number) => id !== parent && isOfMobileOrders(serviceSlug(id));

function linkedSwitch(active: readonly number[], id: number, on: boolean): LinkedSwitch | null {
  if (on && isPart(id) && !active.includes(parent)) return { what: 'forcedOn', id };
  return !on && id === parent && active.some(isPart) ? { what: 'forcedOff', id } : null;
}

/** R-CHN-23, R-CHN-24. */
function useSwitching(active: readonly number[], onChange: (active: readonly number[]) => void) {
  const [linked, setLinked] = useState<LinkedSwitch | null>(null);
  const toggle = useCallback(
    (id: number, on: boolean) => {
      setLinked(linkedSwitch(active, id, on));
      onChange(switchServices(active, { [id]: on }));
    },
    [active, onChange],
  );
  return { linked, toggle };
}

interface MobileServicesFieldsProps {
  services: ChannelData['service'];
  active: readonly number[];
  linked: LinkedSwitch | null;
  onToggle: (id: number, on: boolean) => void;
  children: ReactNode;
}

/** R-CHN-22…24. */
function MobileServicesFields({ services, active, linked, onToggle, children }: MobileServicesFieldsProps) {
  const text = useText(mobileTexts);
  const id = useId();
  const nameOf = (id: number) => services.find((service) => service.id === id)?.name ?? '';
  return (
    <Box role="group" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', mt: 2, pt: 2 }}>
      <Typography component="h3" id={id} variant="h4">
        {text('myOrder')}
      </Typography>
      <Typography component="div" variant="body2" color="textSecondary" sx={{ pb: 1 }}>
        {text('myOrderHint')}
      </Typography>
      {linked !== null && (
        <Alert severity="info" role="alert" sx={{ mb: 1 }}>
          {text(linked.what, { parent: nameOf(parent), name: nameOf(linked.id) })}
        </Alert>
      )}
      <Box component="ul" aria-labelledby={id} sx={serviceColumns}>
        {services.map((service) => (
          <ServiceSwitch
            key={service.id}
            service={service}
            isOn={active.includes(service.id)}
            onToggle={onToggle}
          />
        ))}
      </Box>
      {children}
    </Box>
  );
}

interface ServicesFieldsProps {
  services: ChannelData['service'];
  active: readonly number[];
  problem: string | undefined;
  belowMobile?: ReactNode;
  onChange: (active: readonly number[]) => void;
}

/** R-CHN-21…24. */
export function ServicesFields({ services, active, problem, belowMobile, onChange }: ServicesFieldsProps) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const { linked, toggle } = useSwitching(active, onChange);
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
            onToggle={toggle}
          />
        ))}
      </Box>
      {mobile.length > 0 && (
        <MobileServicesFields services={mobile} active={active} linked={linked} onToggle={toggle}>
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

/** Maximum characters, as on the wire. */
const limits = { bank_account: 50, bizum: 20, contact_phone: 30, contact_mail: 254 } as const;
type Name = keyof typeof limits;

interface BirthdayFieldsProps {
  birthday: BirthdayData;
  problems: Readonly<Record<string, string>>;
  onChange: (birthday: BirthdayData) => void;
}

/** R-CHN-26…28. */
export function BirthdayFields({ birthday, problems, onChange }: BirthdayFieldsProps) {
  const text = useText(editorTexts);
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
          {field('contact_phone', { type: 'tel', inputMode: 'tel', hint: text('phoneHint', phoneDigits) })}
          {field('contact_mail', { type: 'email', inputMode: 'email' })}
          {field('bank_account', { optional: true, hint: text('bank_accountHint') })}
          {field('bizum', { optional: true, hint: text('bizumHint') })}
        </Box>
      )}
    </Box>
  );
}
