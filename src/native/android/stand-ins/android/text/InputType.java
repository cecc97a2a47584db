package android.text;

public interface InputType {
    int TYPE_CLASS_NUMBER = 2;
    int TYPE_NUMBER_VARIATION_PASSWORD = 16;
}
