import { defineRejections } from '../../kernel';

export const formsRejections = defineRejections({ form_not_found: 404 });
