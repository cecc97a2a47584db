package app.cicerone.shell;

import java.io.IOException;
import java.io.InputStream;

/** The files of the guide, by paths such as <code>files/bell.mp3</code>. */
interface Files {
    /**
     * @return a stream whose available() is the length of the file as long as nothing is read
     * @throws IOException if there is no such file, or it is a folder
     */
    InputStream open(String path) throws IOException;
}
