import type { Language } from '@portal/contracts';
import { formatOf, sizeOf } from '@portal/contracts/areas/cart';
import type { CampaignWords } from '../campaigns/campaign';
import { chainSite } from '../chain';

type Texts = Readonly<Record<Language, string>>;

const uses: Readonly<Record<number, Texts>> = {
  1: {
    CAST: 'Para marcos de sala, puerta y zona de caja.',
    CAT: 'Per a marcs de sala, porta i zona de caixa.',
    PT: 'Para molduras de sala, porta e zona de caixa.',
  },
  2: {
    CAST: 'Se imprime en papel de 60 g, en paquetes de 1.000.',
    CAT: "S'imprimeix en paper de 60 g, en paquets de 1.000.",
    PT: 'Para imprimir em papel de 60 g, em maços de 1000.',
  },
  3: {
    CAST: 'Troquelado y listo para plegar.',
    CAT: 'Encunyat i a punt per plegar.',
    PT: 'Com corte especial, pronto a dobrar.',
  },
  4: {
    CAST: 'Vinilo microperforado para escaparate, con guía de montaje.',
    CAT: 'Vinil microperforat per a aparador, amb guia de muntatge.',
    PT: 'Vinil microperfurado para montra, com guia de montagem.',
  },
  5: {
    CAST: 'Con dobladillo y ojales cada 50 cm.',
    CAT: 'Amb vora i ullets cada 50 cm.',
    PT: 'Com bainha e ilhós a cada 50 cm.',
  },
  6: {
    CAST: 'Legible a 60 metros; admite flecha y distancia.',
    CAT: 'Llegible a 60 metres; admet fletxa i distància.',
    PT: 'Legível a 60 metros; permite seta e distância.',
  },
  7: {
    CAST: 'Para buzoneo y mostrador.',
    CAT: 'Per a bustiada i taulell.',
    PT: 'Para caixas de correio e balcão.',
  },
  8: {
    CAST: 'Original para prensa local con espacio para la dirección.',
    CAT: "Original per a premsa local amb espai per a l'adreça.",
    PT: 'Arte-final para a imprensa local, com espaço para a morada.',
  },
  9: {
    CAST: 'Señal indicadora con distancia y flecha editables.',
    CAT: 'Senyal indicador amb distància i fletxa editables.',
    PT: 'Sinal direcional com distância e seta editáveis.',
  },
  10: {
    CAST: 'Lista para publicar, con texto propuesto.',
    CAT: 'A punt per publicar, amb text proposat.',
    PT: 'Pronta a publicar, com sugestão de texto.',
  },
  11: {
    CAST: 'Para web del ayuntamiento, clubes y medios locales.',
    CAT: "Per al web de l'ajuntament, clubs i mitjans locals.",
    PT: 'Para os sites da câmara municipal, dos clubes e da imprensa local.',
  },
  12: {
    CAST: 'Para la pantalla tres del menú digital.',
    CAT: 'Per a la pantalla tres del menú digital.',
    PT: 'Para o ecrã três do menu digital.',
  },
  13: {
    CAST: 'Guion, locución y cierre con el nombre del restaurante.',
    CAT: 'Guió, locució i tancament amb el nom del restaurant.',
    PT: 'Guião, locução e fecho com o nome do restaurante.',
  },
  14: {
    CAST: 'Vídeo de 20 segundos con y sin subtítulos.',
    CAT: 'Vídeo de 20 segons amb i sense subtítols.',
    PT: 'Vídeo de 20 segundos com e sem legendas.',
  },
};

const calls: Texts = { CAST: 'Ven a por ella', CAT: 'Vine a buscar-la', PT: 'Vem provar' };

const notes: Readonly<Record<Language, (until: string) => string>> = {
  CAST: (until) => `Válido hasta el ${until} en restaurantes participantes. Imagen orientativa. ${chainSite}`,
  CAT: (until) => `Vàlid fins al ${until} als restaurants participants. Imatge orientativa. ${chainSite}`,
  PT: (until) => `Válido até ${until} nos restaurantes aderentes. Imagem ilustrativa. ${chainSite}`,
};

export const callIn = (language: Language): string => calls[language];
export const noteIn = (language: Language, until: string): string => notes[language](until);

/** "Cartel 50 × 70 cm": format and size as people say them. */
export function resourceName(format: number, size: string, language: Language): string {
  const known = formatOf(format);
  const measure = sizeOf(known?.sizes ?? null, size)?.name.split(' · ')[0] ?? '';
  return [known?.label[language] ?? '', measure].filter((part) => part !== '').join(' ');
}

/** What the piece shows and what it is for. */
export function resourceDescription(
  [, kicker, headline, claim]: CampaignWords,
  format: number,
  language: Language,
): string {
  return `${headline.replaceAll(' / ', ' ')}. ${claim}. ${kicker}. ${uses[format]?.[language] ?? ''}`.trim();
}
