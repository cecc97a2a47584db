import { previewNames } from '#contract/paths.ts';
import { calmAttribute, darkAttribute, lookAttribute } from '#contract/rendered-page.ts';

/**
 * The script at the head of every page that prepares the look of this visitor before anything is drawn: dark or light, the
 * size of text, whether anything moves. The guide later follows every change. In the staff area's frame, the choices of
 * visitors do not count. The same for every page, so that a security policy can name it by its hash.
 */
export const lookScript = `(function(r,d){try{
var p={},c,s;
try{if(${JSON.stringify(previewNames)}.indexOf(window.name)<0){s=localStorage;c=s.highContrast;p=JSON.parse(s.profile)||p}}catch(e){}
function wants(q){return matchMedia('(prefers-'+q+')').matches}
if((p.look==='dark'||p.look!=='light'&&wants('color-scheme: dark'))&&!(c?c==='true':wants('contrast: more'))){
r.setAttribute('${lookAttribute}','dark');
r.style.cssText+=';'+(r.getAttribute('${darkAttribute}')||'--own-page:#110f0e;--accent:#c97fdc;--accent-on-page:#c97fdc');
d.querySelector('[name=theme-color]').content=r.style.getPropertyValue('--own-page')}
if([1.25,1.5,2].indexOf(p.textSize)>=0)r.style.fontSize=p.textSize*100+'%';
if(p.calm===true)r.setAttribute('${calmAttribute}','')
}catch(e){}})(document.documentElement,document)`.replaceAll('\n', '');
