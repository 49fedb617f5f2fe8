import type { ResourceDetail } from '@portal/contracts/areas/resources';

/** For tests: a published poster that can be adapted. */
export function aPiece(facts: Partial<ResourceDetail> = {}): ResourceDetail {
  return {
    id: 12,
    name: 'Menú del día',
    url: 'menu-del-dia',
    link: '/nacional/menus/menu-del-dia',
    reference: 'REF-0012',
    category: 3,
    type: { id: 1, name: 'Cartel' },
    lang: { id: 'CAST', name: 'Castellano' },
    sections: [1],
    status: 1,
    budget: 0,
    has_file: true,
    customizable: true,
    update_date: '2026-11-20T09:00:00.000Z',
    downloads: 0,
    thumb: '/api/resource/12/thumb?v=1',
    thumb_width: 600,
    thumb_height: 800,
    description: '',
    tags: [],
    file: 'menu.pdf',
    file_bytes: 1000,
    version: 1,
    to_come: [],
    deleted: false,
    ...facts,
  };
}
