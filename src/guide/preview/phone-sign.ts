import { packFor } from '#i18n/packs.ts';
import { loadTexts } from '#i18n/load-texts.ts';
import type { PackOf } from '#i18n/pack.ts';
import styles from './phone-sign.module.css';

/** The line on a phone with a preview, besides the guide. */
export interface PhoneSign {
  readonly isConnected: (isSo: boolean) => void;
}

/** Shows on top of the guide that this is no published content. */
export async function showSign(): Promise<PhoneSign> {
  const texts = await phoneTexts();
  const sign = document.createElement('p');
  sign.className = styles.sign ?? '';
  sign.setAttribute('role', 'status');
  const say = (isSo: boolean): void => {
    const text = texts[isSo ? 'phone.sign' : 'phone.waiting'];
    if (sign.textContent !== text) sign.textContent = text;
  };
  say(true);
  document.body.append(sign);
  return { isConnected: say };
}

/** Shows, in place of the guide, why there is no preview. The page stays so until the visitor chooses to continue. */
export async function showEnd(why: 'ended' | 'unreachable', place: string): Promise<void> {
  const texts = await phoneTexts();
  const page = document.createElement('main');
  page.className = styles.end ?? '';
  const title = document.createElement('h1');
  title.textContent = texts[`phone.${why}`];
  const text = document.createElement('p');
  text.textContent = texts[`phone.${why}Text`];
  const link = document.createElement('a');
  link.href = place;
  link.textContent = texts['phone.guide'];
  page.append(title, text);
  if (why === 'unreachable') page.append(againButton(texts));
  page.append(link);
  document.querySelector('.unready')?.remove();
  document.body.replaceChildren(page);
}

function againButton(texts: PackOf<'phone'>): HTMLButtonElement {
  const again = document.createElement('button');
  again.type = 'button';
  again.textContent = texts['phone.again'];
  again.addEventListener('click', () => globalThis.location.reload());
  return again;
}

async function phoneTexts(): Promise<PackOf<'phone'>> {
  return await loadTexts(packFor(navigator.language), ['phone']);
}
