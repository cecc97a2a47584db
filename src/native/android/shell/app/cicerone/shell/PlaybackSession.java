package app.cicerone.shell;

import android.content.Context;
import android.graphics.Bitmap;
import android.media.MediaMetadata;
import android.media.session.MediaSession;
import android.media.session.PlaybackState;
import android.os.Bundle;

/** What plays, for the lock screen, headphones' buttons and cars. */
final class PlaybackSession {
    private PlaybackSession() {}

    @SuppressWarnings("deprecation")
    static MediaSession open(Context context) {
        MediaSession session = new MediaSession(context, "guide");
        session.setFlags(MediaSession.FLAG_HANDLES_MEDIA_BUTTONS | MediaSession.FLAG_HANDLES_TRANSPORT_CONTROLS);
        session.setCallback(new MediaSession.Callback() {
            @Override
            public void onPlay() {
                PlaybackService.perform(PlaybackService.PLAY);
            }

            @Override
            public void onPause() {
                PlaybackService.perform(PlaybackService.PAUSE);
            }

            @Override
            public void onStop() {
                PlaybackService.perform(PlaybackService.PAUSE);
            }

            @Override
            public void onSkipToNext() {
                PlaybackService.perform(PlaybackService.NEXT);
            }

            @Override
            public void onSkipToPrevious() {
                PlaybackService.perform(PlaybackService.PREVIOUS);
            }

            @Override
            public void onFastForward() {
                PlaybackService.perform(PlaybackService.FORWARD);
            }

            @Override
            public void onRewind() {
                PlaybackService.perform(PlaybackService.BACK);
            }

            @Override
            public void onSeekTo(long milliseconds) {
                PlaybackService.seek(milliseconds / 1000.0);
            }

            @Override
            public void onCustomAction(String action, Bundle extras) {
                PlaybackService.perform(action);
            }
        });
        session.setActive(true);
        return session;
    }

    static void set(MediaSession session, Playback playback, Bitmap artwork) {
        long actions = PlaybackState.ACTION_PLAY | PlaybackState.ACTION_PAUSE | PlaybackState.ACTION_PLAY_PAUSE
            | PlaybackState.ACTION_STOP | PlaybackState.ACTION_SEEK_TO | PlaybackState.ACTION_REWIND
            | PlaybackState.ACTION_FAST_FORWARD;
        if (playback.hasNext) actions |= PlaybackState.ACTION_SKIP_TO_NEXT;
        if (playback.hasPrevious) actions |= PlaybackState.ACTION_SKIP_TO_PREVIOUS;
        int state = playback.playing ? PlaybackState.STATE_PLAYING : PlaybackState.STATE_PAUSED;
        session.setPlaybackState(new PlaybackState.Builder()
            .setActions(actions)
            // From Android 13 the lock screen shows only these beside play, next and previous.
            .addCustomAction(PlaybackService.BACK, Texts.back(), android.R.drawable.ic_media_rew)
            .addCustomAction(PlaybackService.FORWARD, Texts.forward(), android.R.drawable.ic_media_ff)
            .setState(state, Math.round(1000 * playback.position), (float) playback.rate)
            .build());
        session.setMetadata(new MediaMetadata.Builder()
            .putString(MediaMetadata.METADATA_KEY_TITLE, playback.title)
            .putString(MediaMetadata.METADATA_KEY_ARTIST, playback.artist)
            .putLong(MediaMetadata.METADATA_KEY_DURATION, Math.round(1000 * playback.duration))
            .putBitmap(MediaMetadata.METADATA_KEY_ALBUM_ART, artwork)
            .build());
    }
}
