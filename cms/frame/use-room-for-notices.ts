import { useNotifications } from '@mantine/notifications';
import { useEffect } from 'react';

/** Tells style sheets how much of the window's lower edge notices cover, so that dialogs end above them. */
export function useRoomForNotices(): void {
  const isAny = useNotifications().notifications.length > 0;
  useEffect(() => {
    const notices = document.querySelector<HTMLElement>('.mantine-Notifications-root[data-position=bottom-center]');
    if (!isAny || notices === null) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.setProperty('--notices', `${Math.ceil(innerHeight - notices.getBoundingClientRect().top)}px`);
    });
    watch.observe(notices);
    return () => {
      watch.disconnect();
      style.removeProperty('--notices');
    };
  }, [isAny]);
}
