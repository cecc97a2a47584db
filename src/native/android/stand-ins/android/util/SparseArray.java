package android.util;

import java.util.HashMap;
import java.util.Map;

public class SparseArray<E> {
    private final Map<Integer, E> kept = new HashMap<>();

    public E get(int key) {
        return kept.get(key);
    }

    public void put(int key, E value) {
        kept.put(key, value);
    }

    public void remove(int key) {
        kept.remove(key);
    }
}
