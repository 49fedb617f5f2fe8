import type { ContentAnswer } from '@portal/platform/http/serve-downloads';

/** Placeholder in photo proportions (R-API-103). */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">
<rect width="1600" height="900" fill="#ECEAE6"/>
<g fill="none" stroke="#8C877E" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">
<rect x="560" y="250" width="480" height="400" rx="28"/>
<circle cx="700" cy="380" r="46"/>
<path d="M574 604 740 470l110 92 92-74 84 70"/>
</g>
</svg>`;

export const planPhotoPlaceholder: ContentAnswer = {
  content: Buffer.from(drawing, 'utf8'),
  filename: 'marketing-plan.svg',
  contentType: 'image/svg+xml',
  disposition: 'inline',
};
