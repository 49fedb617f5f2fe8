import { Segmented } from './Segmented';

/** A person's own, or their restaurant's. */
export type Owner = 'mine' | 'restaurant';

interface OwnerChoiceProps {
  label: string;
  /** What "only mine" is called here. */
  mine: string;
  restaurant: string;
  value: Owner;
  onChange: (owner: Owner) => void;
}

/** Whose something is that one keeps. */
export function OwnerChoice({ label, mine, restaurant, value, onChange }: OwnerChoiceProps) {
  const options = [
    { value: 'mine', label: mine },
    { value: 'restaurant', label: restaurant },
  ] as const;
  return <Segmented label={label} options={options} value={value} onChange={onChange} />;
}
