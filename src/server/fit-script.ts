import { guideFrameName } from '#contract/paths.ts';
import { markAttribute, unfitAttribute } from '#contract/rendered-page.ts';

/**
 * The script at the head of a page with a rendered screen. Before anything is drawn, it hides a screen that is not this
 * visitor's: in another language, in the wrong contrast, the door for someone who has access, or in the staff area's
 * frame. It notes whether this device can keep tours. The same for every page, so that a security policy can name it by
 * its hash.
 */
export const fitScript = `(function(r){
var m=JSON.parse(r.getAttribute('${markAttribute}')),s={};
try{s=localStorage}catch(e){}
navigator.serviceWorker||r.setAttribute('data-unkept','');
function base(c){return String(c).split('-')[0].toLowerCase()}
var l=s.language,c=s.highContrast;
if(window.name==='${guideFrameName}'||location.search||
(l?l!==m.language:m.isGuess&&base(navigator.language)!==base(m.texts))||
(c?c==='true':matchMedia('(prefers-contrast: more)').matches)||
m.isDoor&&(s.session||s.visitorSession||s.token))r.setAttribute('${unfitAttribute}','')
})(document.documentElement)`.replaceAll('\n', '');
