import { createElement } from 'react';
import { serviceIcon } from './service-icons';

interface ServiceDrawingProps {
  slug: string;
  fontSize?: 'small';
}

/** The drawing that stands for a service. */
export const ServiceDrawing = ({ slug, fontSize }: ServiceDrawingProps) =>
  createElement(serviceIcon(slug), { 'aria-hidden': true, fontSize });
