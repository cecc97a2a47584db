package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.view.View;
import android.widget.EditText;
import standin.Phone;

public class AlertDialog extends Dialog {
    public static AlertDialog last;

    public CharSequence message;
    public View view;
    DialogInterface.OnClickListener positive;
    DialogInterface.OnClickListener neutral;

    /** Types into the field, and presses the button. */
    public void confirm(String typed) {
        if (view instanceof EditText) ((EditText) view).typed = typed;
        dismiss();
        if (positive != null) positive.onClick(this, -1);
    }

    /** Presses the third button. */
    public void choose() {
        dismiss();
        if (neutral != null) neutral.onClick(this, -3);
    }

    public static class Builder {
        private final AlertDialog dialog = new AlertDialog();

        public Builder(Context context) {}

        public Builder setTitle(CharSequence title) {
            return this;
        }

        public Builder setMessage(CharSequence message) {
            dialog.message = message;
            return this;
        }

        public Builder setView(View view) {
            dialog.view = view;
            return this;
        }

        public Builder setNegativeButton(CharSequence text, DialogInterface.OnClickListener listener) {
            return this;
        }

        public Builder setNeutralButton(CharSequence text, DialogInterface.OnClickListener listener) {
            dialog.neutral = listener;
            return this;
        }

        public Builder setPositiveButton(CharSequence text, DialogInterface.OnClickListener listener) {
            dialog.positive = listener;
            return this;
        }

        public AlertDialog show() {
            dialog.isShown = true;
            last = dialog;
            Phone.note("dialog " + dialog.message);
            return dialog;
        }
    }
}
