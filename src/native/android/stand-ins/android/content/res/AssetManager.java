package android.content.res;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import standin.Phone;

public final class AssetManager {
    public InputStream open(String path) throws IOException {
        return new FileInputStream(new File(Phone.assets, path));
    }
}
