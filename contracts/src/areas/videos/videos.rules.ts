import { readWebAddress, type WebAddress } from '../../kernel';

/** R-HOM-04 */
export interface VideoPlayer {
  readonly by: 'youtube' | 'vimeo' | 'browser';
  /** Frame or film; no autoplay. */
  readonly src: string;
}

const youTubeId = /^[\w-]{11}$/;
const youTubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];
const segmentsOf = ({ pathname }: WebAddress) => pathname.split('/').filter((segment) => segment !== '');

function youTubeIdOf(url: WebAddress): string | undefined {
  const [first, second] = segmentsOf(url);
  if (url.hostname === 'youtu.be') return first;
  return first === 'watch' ? (url.searchParams.get('v') ?? undefined) : second;
}

/** No cookies, recommendations or sound. */
function youTube(url: WebAddress): VideoPlayer | null {
  const id = youTubeIdOf(url) ?? '';
  if (!youTubeId.test(id)) return null;
  return { by: 'youtube', src: `https://www.youtube-nocookie.com/embed/${id}?rel=0&mute=1&cc_load_policy=1` };
}

function vimeo(url: WebAddress): VideoPlayer | null {
  const segments = segmentsOf(url);
  const at = segments.findIndex((segment) => /^\d{4,12}$/.test(segment));
  const id = segments[at];
  if (id === undefined) return null;
  // Key of an unlisted film; the frame needs it as `h`.
  const secret = url.searchParams.get('h') ?? segments[at + 1] ?? '';
  const h = /^[\da-f]{6,20}$/.test(secret) ? `&h=${secret}` : '';
  return { by: 'vimeo', src: `https://player.vimeo.com/video/${id}?dnt=1&muted=1${h}` };
}

/**
 * Hosts are compared whole: `youtube.com.evil.example` is no YouTube (W20).
 * @returns `null` if no web address, or no film on YouTube or Vimeo
 */
export function videoPlayerOf(address: string): VideoPlayer | null {
  const url = readWebAddress(address);
  if (!url) return null;
  if (url.hostname === 'youtu.be' || youTubeHosts.includes(url.hostname)) return youTube(url);
  return vimeoHosts.includes(url.hostname) ? vimeo(url) : { by: 'browser', src: url.href };
}
