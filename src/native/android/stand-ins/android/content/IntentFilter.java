package android.content;

public class IntentFilter {
    final String action;

    private final StringBuilder categories = new StringBuilder();

    public IntentFilter(String action) {
        this.action = action;
    }

    public final void addCategory(String category) {
        categories.append(' ').append(category);
    }

    @Override
    public String toString() {
        return action + categories;
    }
}
