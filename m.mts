import { makeMuseum } from './tests/bench/museum.ts';
import { mediaUse } from './src/content/media-use.ts';
import { mediaReferences } from './src/content/media-references.ts';
import { allReferences } from './src/content/references.ts';
import { createCatalogue } from './src/content/catalogue.ts';
const d = JSON.parse(JSON.stringify(makeMuseum(10000)));
const time=(n:string,f:()=>unknown)=>{const t=performance.now();const r=f();console.log(n,(performance.now()-t).toFixed(0), Array.isArray(r)?r.length:'')};
const s = JSON.stringify(d); console.log(s.length);
time('parse',()=>JSON.parse(s));
for (let i=0;i<2;i++){
time('mediaRefs',()=>mediaReferences(d));
time('allRefs',()=>[...allReferences(d)]);
time('mediaUse',()=>mediaUse(d));
time('catalogue',()=>createCatalogue(d));}
