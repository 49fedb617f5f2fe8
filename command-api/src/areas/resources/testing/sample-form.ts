import { type ImportResourceInput, ResourceStatus } from '@portal/contracts/areas/resources';
import { SectionType } from '@portal/contracts/areas/sections';
import type { FormFacts, FormTaken, ResourceForm } from '../resource-form';
import type { ResourceEvent } from '../resource-state';

export const pdf = { key: '2'.repeat(32), filename: 'cartel.pdf', bytes: 7, contentType: 'application/pdf' };
export const picture = { key: 'b'.repeat(32), width: 600, height: 600 };
export const menus = { id: 1, type: SectionType.National, slug: 'menus' };
export const local = { id: 9, type: SectionType.Local, slug: 'ofertas' };

export const facts = (more: Partial<FormFacts> = {}): FormFacts => ({
  sections: null,
  file: null,
  thumb: null,
  ...more,
});

export const form: ResourceForm = {
  name: 'Cartel de otoño',
  description: 'Para el escaparate',
  category: 3,
  type: 1,
  lang: 'CAST',
  sections: [1],
  tags: ['otoño'],
  budget: true,
  thumb: picture.key,
  file: pdf.key,
};
export const found = facts({ sections: [menus], file: pdf, thumb: picture });
export const taken: FormTaken = { resourceId: 7, url: 'cartel-de-otono' };
export const whole: ImportResourceInput = {
  resourceId: 7,
  name: 'Cartel de otoño',
  description: 'Para el escaparate',
  url: 'cartel-de-otono',
  reference: '',
  category: 3,
  format: 1,
  language: 'CAST',
  sections: [1],
  sectionTypes: [SectionType.National],
  home: 'nacional/menus',
  tags: ['otoño'],
  status: ResourceStatus.ComingSoon,
  budget: true,
  customizable: false,
  adaptableInto: [],
  file: pdf,
  thumb: picture,
};
export const publishedOf = ({ resourceId, ...of }: ImportResourceInput): ResourceEvent => {
  const { name, url, home, category, language, sections, thumb } = of;
  return {
    type: 'ResourcePublished',
    data: { resourceId, name, url, home, category, language, sections, thumb },
  };
};

export const added = (data: ImportResourceInput): ResourceEvent => ({ type: 'ResourceAdded', data });
export const deleted: ResourceEvent = { type: 'ResourceDeleted', data: { resourceId: 7 } };
