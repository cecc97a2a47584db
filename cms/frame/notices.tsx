import { createTheme, MantineThemeProvider } from '@mantine/core';
import { Notifications, useNotifications } from '@mantine/notifications';
import { type ReactNode, useMemo, useEffect } from 'react';
import { defaults } from '#content/constants.ts';
import { useTexts } from '../language/texts.tsx';

/** Shows notices about finished actions; the button that closes a notice has a label. */
export function Notices(): ReactNode {
  const { t } = useTexts();
  useRoomForNotices();
  const theme = useMemo(() => {
    const closeButtonProps = { 'aria-label': t('action.close') };
    return createTheme({ components: { Notification: { defaultProps: { closeButtonProps } } } });
  }, [t]);
  return (
    <MantineThemeProvider theme={theme}>
      {/* Pointing at one or focusing it keeps all of them. */}
      <Notifications
        position="bottom-center"
        autoClose={defaults.noticeMilliseconds}
        // The usual 200 pixels would cut off the details of an error.
        notificationMaxHeight="80vh"
      />
    </MantineThemeProvider>
  );
}

/** Tells style sheets how much of the window's lower edge notices cover, so that dialogs end above them. */
function useRoomForNotices(): void {
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
