import { createTheme, MantineThemeProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { type ReactNode, useMemo } from 'react';
import { defaults } from '#content/constants.ts';
import { useTexts } from '../language/texts.tsx';
import { useRoomForNotices } from './use-room-for-notices.ts';

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
