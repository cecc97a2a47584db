package android.widget;

import android.content.Context;
import android.text.Editable;

public class EditText extends TextView {
    public String typed = "";

    public EditText(Context context) {
        super(context);
    }

    public Editable getText() {
        return new Typed(typed);
    }

    private static final class Typed implements Editable {
        private final String text;

        Typed(String text) {
            this.text = text;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int place) {
            return text.charAt(place);
        }

        @Override
        public CharSequence subSequence(int from, int to) {
            return text.subSequence(from, to);
        }

        @Override
        public String toString() {
            return text;
        }
    }
}
