import { previewNames } from '#contract/paths.ts';
import {
  begunName,
  pendingActionName,
  lostAttribute,
  markAttribute,
  pauseNameAttribute,
  recordingAttribute,
  soundingAttribute,
  unfitAttribute,
  unstorableAttribute,
} from '#contract/rendered-page.ts';

/** Elements that wait for the screen have this attribute: its value becomes their `type` or `rel`. */
export const lateAttribute = 'data-late';

/** The attribute of the page's own styles. */
export const ownStyles = 'data-own';

/** Returns the start of a link that becomes one of this kind once the screen is drawn. */
export function lateLink(rel: 'preload' | 'modulepreload' | 'prefetch' | 'stylesheet'): string {
  return `<link ${lateAttribute}="${rel}" rel="late"`;
}

/**
 * The script at the head of a page with a rendered screen. The same for every page, so that a security policy can name it
 * by its hash.
 *
 * - Before anything is drawn, it hides a screen that is not this visitor's: in another language or variant of it, in the
 *   wrong contrast, the door for someone who has access, or in the staff area's frame. It notes whether this device can keep tours.
 * - It fetches the guide once the screen and its large picture are drawn, or a second later, or when the visitor
 *   touches the screen: the first picture does not share a slow line with scripts.
 * - It lets the scripts run once all style files have come. The page contains the rules that its screen needs, after
 *   the links to these files so that none of them changes the look, and they are removed then.
 * - It says at once if a script cannot be fetched.
 * - It records input before the guide answers: a button tapped, a language chosen, the key to a list's end. The guide
 *   handles it when it runs. Links work without the guide; a form does not, because a password would be in its address.
 * - It plays and pauses a station's recording until then; the guide continues it. For a visitor who has heard
 *   recordings here before, only the guide knows the position to start from.
 */
export const fitScript = `(function(r,d){
var m=JSON.parse(r.getAttribute('${markAttribute}')),s={},p,begun;
try{s=localStorage;p=JSON.parse(s.profile)}catch(e){}
navigator.serviceWorker||r.setAttribute('${unstorableAttribute}','');
function base(c){return String(c).split('-')[0].toLowerCase()}
var l=s.language,c=s.highContrast,
unfit=${JSON.stringify(previewNames)}.indexOf(window.name)>=0||location.search||
(l?l!==m.language:m.isGuess&&base(navigator.language)!==base(m.texts))||
(c?c==='true':matchMedia('(prefers-contrast: more)').matches)||
p&&typeof p.variant==='string'||
m.isDoor&&(s.session||s.visitorSession||s.token);
if(unfit)r.setAttribute('${unfitAttribute}','');
function begin(){if(begun)return;begun=1;
var styles=1,own=d.querySelector('[${ownStyles}]'),scripts=[];
function styled(){if(--styles)return;own&&own.remove();scripts.forEach(function(s){s[0].replaceWith(s[1])})}
[].forEach.call(d.querySelectorAll('[${lateAttribute}]'),function(o){
var n=d.createElement(o.localName),kind=o.getAttribute('${lateAttribute}');
[].forEach.call(o.attributes,function(a){if(a.value!=='late')n.setAttribute(a.name,a.value)});
if(n.localName==='script'){n.type=kind;n.async=false;
n.onerror=function(){r.setAttribute('${lostAttribute}','');var a=window.${begunName};a&&a.pause()};scripts.push([o,n]);return}
n.rel=kind;if(kind==='stylesheet'){styles++;n.onload=styled;n.onerror=function(){own=0;styled()}}
o.replaceWith(n)});if(styles<2)own=0;styled()}
function drawn(){requestAnimationFrame(function(){setTimeout(begin)})}
d.addEventListener('DOMContentLoaded',function(){
if(unfit||d.hidden)return begin();
setTimeout(begin,1000);
requestAnimationFrame(function(){setTimeout(function(){
var i=d.querySelector('#guide img[fetchpriority=high]');
i?i.decode().then(drawn,drawn):begin()})})});
addEventListener('pointerdown',begin,true);
['click','change','keydown'].forEach(function(t){addEventListener(t,function(e){begin();
var o=e.target;if(t==='click')o=o.closest&&o.closest('button');
if(!o||t==='keydown'&&(e.key!=='End'||/^(input|select)$/i.test(o.tagName))||!r.hasAttribute('${markAttribute}'))return;
var u=t==='click'&&o.getAttribute('${recordingAttribute}');
if(u&&!s.positions)play(u,o);else window.${pendingActionName}={type:t,on:o,value:o.value};e.preventDefault();e.stopPropagation()},true)});
function play(u,o){var a=window.${begunName}=window.${begunName}||new Audio(u),p=a.paused;
a.named=a.named||o.getAttribute('aria-label');
function name(n){o.setAttribute('aria-label',n);o.title=n}
function still(){r.removeAttribute('${soundingAttribute}');name(a.named)}
a.onpause=a.onended=still;
if(!p)return a.pause();
r.setAttribute('${soundingAttribute}','');name(o.getAttribute('${pauseNameAttribute}'));
a.play().catch(function(e){if(e.name==='AbortError')return;
still();delete window.${begunName};window.${pendingActionName}={type:'click',on:o}})}
})(document.documentElement,document)`.replaceAll('\n', '');
