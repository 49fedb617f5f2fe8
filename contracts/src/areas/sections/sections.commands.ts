import type { z } from 'zod';
import { sectionEvents } from './sections.events';

/** What the demo data and later the section administration send to add a section. */
export const addSectionInput = sectionEvents.events.SectionAdded.data;
export type AddSectionInput = z.infer<typeof addSectionInput>;
