import sharp from 'sharp';
import { placed } from './demo/artwork/drawing';
import * as M from './_all';
const ds=Object.entries(M).map(([,v])=>(v as ()=>any)());
const cols=7; const cell=260; const rows=Math.ceil(ds.length/cols);
const out=ds.map((d,i)=>placed(d,{x:(i%cols)*cell+20,y:Math.floor(i/cols)*cell+20,w:cell-40,h:cell-40})).join('');
await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cols*cell} ${rows*cell}"><rect width="100%" height="100%" fill="#F3D9B0"/>${out}</svg>`)).resize(1560).png().toFile('/tmp/art/p.png');
