import { Kbd } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../language/texts.tsx';

/** Keys that are pressed together, as they are printed on the keyboard. */
export function KeyCaps({ keys }: { readonly keys: readonly string[] }): ReactNode {
  const { t } = useTexts();
  return keys.map((key, position) => (
    <Fragment key={key}>
      {position === 0 ? null : ' + '}
      <Kbd style={{ whiteSpace: 'nowrap' }}>{nameOf(key)}</Kbd>
    </Fragment>
  ));

  function nameOf(key: string): string {
    switch (key) {
      case 'Mod':
        return navigator.userAgent.includes('Mac') ? '⌘' : t('keys.ctrl');
      case 'Shift':
        return t('keys.shift');
      case 'Space':
        return t('keys.space');
      case 'Enter':
        return t('keys.enter');
      case 'Escape':
        return t('keys.escape');
      case 'Delete':
        return t('keys.del');
      case 'Home':
        return t('keys.home');
      case 'End':
        return t('keys.end');
      case 'PageUp':
        return t('keys.pageUp');
      case 'PageDown':
        return t('keys.pageDown');
      case 'Wheel':
        return t('keys.wheel');
      case 'Arrows':
        return '← ↑ ↓ →';
      case 'Up':
        return '↑';
      case 'Down':
        return '↓';
      default:
        return key;
    }
  }
}
