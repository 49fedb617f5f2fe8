import sharp from 'sharp';
import { compose } from './demo/artwork/compose';
import { layouts, type LayoutName } from './demo/artwork/layouts/catalogue';
import { schemes, type SchemeName } from './demo/artwork/schemes';
import type { Typeface } from './demo/artwork/typefaces';
import type { HeroName } from './demo/artwork/heroes';
const only = process.argv[2]?.split(',') as LayoutName[] | undefined;
const out = process.argv[3] ?? '/tmp/art/l.png';
const shapes: [number,number][] = [[210,297],[1080,1080],[1080,1920],[1920,1080],[3000,1000],[99,210]];
const names = only ?? (Object.keys(layouts) as LayoutName[]);
const sch = Object.keys(schemes) as SchemeName[];
const faces: Typeface[] = ['loud','warm','retro','play'];
const hs: HeroName[][] = [['smoky','fries','cola'],['crispy','nuggets','cola'],['berryShake','sundae','doughnut'],['coffee','croissant','toast'],['salad','wrap'],['kids','nuggets']];
const H=300; const comps:sharp.OverlayOptions[]=[]; let y=10; let W=0;
const t=performance.now(); let count=0;
for (const [i,layout] of names.entries()) { let x=10; for (const [k,[w,h]] of shapes.entries()) {
  const svg = compose({layout, scheme: sch[(i*3+k*5)%sch.length]!, heroes: hs[(i+k)%hs.length] as any, face: faces[(i+k)%4]!, width:w, height:h, seed:`${i}-${k}`, copy:{kicker:'Nuevo', headline: ['La Ahumada ya está aquí','Otoño a fuego lento','Batido Nube de fresa','Buenos días con todo','Fresca de verdad','Caja Aventura'][(i+k)%6]!, claim:'Doble bacon, cebolla roja y salsa de la casa', price: k%2? undefined:'6,95', call:'Pídela ya', note:'Válido hasta el 30/11/2026 en restaurantes participantes. Imagen orientativa.'}});
  const rw=Math.round(H*w/h);
  const buf = await sharp(Buffer.from(svg),{density:72}).resize(rw,H,{fit:'fill'}).png().toBuffer(); count++;
  comps.push({input:buf,left:x,top:y}); x+=rw+10; W=Math.max(W,x);
} y+=H+10; }
console.log('ms each', ((performance.now()-t)/count).toFixed(0));
await sharp({create:{width:W,height:y,channels:3,background:'#888'}}).composite(comps).png().toFile(out);
