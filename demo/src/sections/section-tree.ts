import type { Market } from '@portal/contracts';
import type { SectionType } from '@portal/contracts/areas/sections';

/** A section of the tree by the key that campaigns name. `{year}` stands for the year in which its season last began. */
export interface SectionNode {
  readonly key: string;
  readonly name: Readonly<Record<Market, string>>;
  readonly children: readonly SectionNode[];
}

const node = (key: string, ES: string, PT: string, children: readonly SectionNode[] = []): SectionNode => ({
  key,
  name: { ES, PT },
  children,
});

/** Where the pieces of a large campaign are sorted by use. */
const uses = (key: string): readonly SectionNode[] => [
  node(`${key}/inside`, 'Punto de venta', 'Ponto de venda'),
  node(`${key}/outside`, 'Exterior', 'Exterior'),
  node(`${key}/screens`, 'Digital y medios', 'Digital e media'),
];

export const sectionTree: readonly {
  readonly type: SectionType;
  readonly sections: readonly SectionNode[];
}[] = [
  {
    type: 1,
    sections: [
      node('campaigns', 'Campañas nacionales', 'Campanhas nacionais', [
        node('autumn', 'Otoño {year}', 'Outono {year}', uses('autumn')),
        node('summer', 'Verano {year}', 'Verão {year}', uses('summer')),
        node('spring', 'Primavera {year}', 'Primavera {year}', uses('spring')),
        node('christmas', 'Navidad {year}', 'Natal {year}', uses('christmas')),
        node('anniversary', 'Grandes citas', 'Grandes momentos', uses('anniversary')),
      ]),
      node('products', 'Productos', 'Produtos', [
        node('burgers', 'Hamburguesas', 'Hambúrgueres', [
          node('classicBurgers', 'Clásicas', 'Clássicos'),
          node('premiumBurgers', 'Premium', 'Premium'),
        ]),
        node('chicken', 'Pollo', 'Frango'),
        node('sides', 'Complementos', 'Acompanhamentos'),
        node('salads', 'Ensaladas y wraps', 'Saladas e wraps'),
        node('drinks', 'Bebidas y batidos', 'Bebidas e batidos'),
        node('coffee', 'Rincón del café', 'Cantinho do café'),
        node('desserts', 'Postres', 'Sobremesas'),
      ]),
      node('menus', 'Menús y promociones', 'Menus e promoções', [
        node('breakfast', 'Desayunos', 'Pequenos-almoços'),
        node('dayMenu', 'Menú del día', 'Menu do dia'),
        node('coupons', 'Cupones y vales', 'Cupões e vales'),
      ]),
      node('families', 'Familias', 'Famílias', [
        node('kids', 'Caja Aventura', 'Caixa Aventura'),
        node('birthdays', 'Cumpleaños', 'Aniversários'),
      ]),
      node('services', 'Servicios', 'Serviços', [
        node('driveThrough', 'AutoLume', 'AutoLume'),
        node('delivery', 'A domicilio', 'Entregas'),
        node('app', 'App y Club Brasa', 'App e Clube Brasa'),
        node('kiosks', 'Quioscos y mesa', 'Quiosques e mesa'),
      ]),
      node('legal', 'Legal', 'Legal', [
        node('promotionTerms', 'Bases de promociones', 'Regulamentos'),
        node('advertisingLaw', 'Aspectos legales de la publicidad', 'Aspetos legais da publicidade'),
      ]),
    ],
  },
  {
    type: 2,
    sections: [
      node('openings', 'Aperturas', 'Aberturas', [
        node('newOpening', 'Nuevo restaurante', 'Novo restaurante'),
        node('reopening', 'Reapertura', 'Reabertura'),
      ]),
      node('localMarketing', 'Marketing local', 'Marketing local', [
        node('directions', 'Vallas direccionales', 'Painéis direcionais'),
        node('sports', 'Deporte', 'Desporto'),
        node('festivities', 'Fiestas locales', 'Festas locais'),
        node('students', 'Universidades', 'Universidades'),
      ]),
      node('installations', 'Instalaciones publicitarias', 'Instalações publicitárias'),
    ],
  },
  {
    type: 3,
    sections: [
      node('media', 'Medios', 'Media', [
        node('press', 'Prensa y televisión', 'Imprensa e televisão'),
        node('radio', 'Radio local', 'Rádio local'),
      ]),
      node('people', 'Personas', 'Pessoas', [node('jobs', 'Empleo', 'Recrutamento')]),
      node('commitment', 'Compromiso', 'Compromisso'),
      node('legalNotices', 'Legal', 'Legal'),
    ],
  },
  {
    type: 4,
    sections: [
      node('toolkits', 'Toolkits', 'Toolkits', [
        node('launchKits', 'Lanzamientos', 'Lançamentos'),
        node('socialKits', 'Redes sociales', 'Redes sociais'),
        node('brandKits', 'Marca', 'Marca'),
      ]),
    ],
  },
  {
    type: 5,
    sections: [
      node('practices', 'Buenas prácticas', 'Boas práticas', [
        node('localPractice', 'En tu ciudad', 'Na sua cidade'),
        node('servicePractice', 'En el restaurante', 'No restaurante'),
        node('socialPractice', 'En redes sociales', 'Nas redes sociais'),
      ]),
    ],
  },
];

/** Sections that campaigns name directly. */
export type SectionKey =
  | 'autumn'
  | 'summer'
  | 'spring'
  | 'christmas'
  | 'anniversary'
  | 'classicBurgers'
  | 'premiumBurgers'
  | 'chicken'
  | 'sides'
  | 'salads'
  | 'drinks'
  | 'coffee'
  | 'desserts'
  | 'breakfast'
  | 'dayMenu'
  | 'coupons'
  | 'kids'
  | 'birthdays'
  | 'driveThrough'
  | 'delivery'
  | 'app'
  | 'kiosks'
  | 'promotionTerms'
  | 'advertisingLaw'
  | 'newOpening'
  | 'reopening'
  | 'directions'
  | 'sports'
  | 'festivities'
  | 'students'
  | 'installations'
  | 'press'
  | 'radio'
  | 'jobs'
  | 'commitment'
  | 'legalNotices'
  | 'launchKits'
  | 'socialKits'
  | 'brandKits'
  | 'localPractice'
  | 'servicePractice'
  | 'socialPractice';
