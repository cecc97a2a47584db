import { useEffect } from 'react';

/** Tells style sheets how much of the window's lower edge notices cover, so that dialogs end above them. */
export function useRoomForNotices(): void {
  useEffect(() => {
    const notices = document.querySelector<HTMLElement>('.mantine-Notifications-root[data-position=bottom-center]');
    if (notices === null) return undefined;
    const watch = new ResizeObserver(() => {
      const isEmpty = notices.querySelector('.mantine-Notification-root') === null;
      const covered = isEmpty ? 0 : Math.max(innerHeight - notices.getBoundingClientRect().top, 0);
      document.documentElement.style.setProperty('--notices', `${Math.ceil(covered)}px`);
    });
    watch.observe(notices);
    return () => watch.disconnect();
  }, []);
}
