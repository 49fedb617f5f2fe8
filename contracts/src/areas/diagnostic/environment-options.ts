import type { Labels } from '../../kernel';

/** What there is around a restaurant and every restaurant can select (R-DIA-12). */
export interface EnvironmentOption {
  readonly id: string;
  readonly slug: string;
  readonly name: Labels;
}

const option = (id: string, slug: string, CAST: string, CAT: string, PT: string): EnvironmentOption => ({
  id,
  slug,
  name: { CAST, CAT, PT },
});

export const environmentOptions: readonly EnvironmentOption[] = [
  option('1', 'office', 'Oficinas', 'Oficines', 'Escritórios'),
  option('2', 'university', 'Universidad', 'Universitat', 'Universidade'),
  option('3', 'schools', 'Colegios', 'Escoles', 'Escolas'),
  option('4', 'institutes', 'Institutos', 'Instituts', 'Escolas secundárias'),
  option('5', 'hospital', 'Hospital', 'Hospital', 'Hospital'),
  option('6', 'shops', 'Comercios', 'Comerços', 'Comércio'),
  option('7', 'companies', 'Empresas', 'Empreses', 'Empresas'),
  option('8', 'residential', 'Zona residencial', 'Zona residencial', 'Zona residencial'),
  option('9', 'holiday_residential', 'Segunda residencia', 'Segona residència', 'Segunda residência'),
  option('10', 'other', 'Otros', 'Altres', 'Outros'),
];

/** Longest name of an option that a restaurant adds. */
export const maxEnvironmentName = 60;
/** Most options of its own that a restaurant has at a time. */
export const maxCustomEnvironments = 100;
