package app.cicerone.shell;

import java.io.IOException;
import java.io.InputStream;

/** Files that replace those in the app. */
interface Overlay {
    /** @return null: the file in the app counts */
    InputStream open(String path) throws IOException;
}
