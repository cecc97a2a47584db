package app.cicerone.shell;

import android.app.Activity;
import android.app.ActivityManager;
import android.app.AlertDialog;
import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.DialogInterface;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.SharedPreferences;
import android.text.InputType;
import android.widget.EditText;

/** A device that visitors borrow: it shows only the guide, until staff enter the PIN. */
final class LoanDevice extends BroadcastReceiver {
    private final Activity activity;
    private final GuideEvents events;
    private final PinCheck pins;
    private AlertDialog dialog;
    private boolean wasDocked;

    LoanDevice(Activity activity, Config.Loan loan, GuideEvents events) {
        this.activity = activity;
        this.events = events;
        this.pins = new PinCheck(loan, memory(activity), new PinCheck.Clock() {
            @Override
            public long now() {
                return System.currentTimeMillis();
            }
        });
    }

    private static PinCheck.Memory memory(Context context) {
        final SharedPreferences kept = context.getSharedPreferences("pin", Context.MODE_PRIVATE);
        return new PinCheck.Memory() {
            @Override
            public long read(String name) {
                return kept.getLong(name, 0);
            }

            @Override
            public void write(String name, long value) {
                kept.edit().putLong(name, value).commit();
            }
        };
    }

    void start() {
        activity.registerReceiver(this, new IntentFilter(Intent.ACTION_POWER_CONNECTED));
    }

    void stop() {
        activity.unregisterReceiver(this);
        if (dialog != null) dialog.dismiss();
    }

    /** Devices that the museum owns lock at once; others ask first. */
    void lock() {
        ActivityManager manager = (ActivityManager) activity.getSystemService(Context.ACTIVITY_SERVICE);
        if (manager.getLockTaskModeState() != ActivityManager.LOCK_TASK_MODE_NONE) return;
        OwnedDevice owned = OwnedDevice.of(activity);
        if (owned != null) owned.prepare();
        activity.startLockTask();
    }

    @Override
    public void onReceive(Context context, Intent intent) {
        wasDocked = true;
        events.docked();
    }

    /** Whether this is the first page after the charger: a visitor must not go back to what the last visitor saw. */
    boolean isFirstPage() {
        boolean isFirst = wasDocked;
        wasDocked = false;
        return isFirst;
    }

    void askPin() {
        if (dialog != null && dialog.isShowing()) return;
        final EditText field = new EditText(activity);
        field.setInputType(InputType.TYPE_CLASS_NUMBER | InputType.TYPE_NUMBER_VARIATION_PASSWORD);
        long seconds = (pins.delay() + 999) / 1000;
        dialog = new AlertDialog.Builder(activity)
            .setTitle(Texts.loanDevice())
            .setMessage(seconds > 0 ? Texts.waitFor(seconds) : Texts.askPin())
            .setView(field)
            .setNegativeButton(Texts.stay(), null)
            .setPositiveButton(Texts.leave(), new DialogInterface.OnClickListener() {
                @Override
                public void onClick(DialogInterface shown, int button) {
                    check(field.getText().toString());
                }
            })
            .show();
    }

    /** The check is slow on purpose, so it runs on a separate thread. */
    private void check(final String pin) {
        new Thread(new Runnable() {
            @Override
            public void run() {
                final boolean isRight = pins.isRight(pin);
                activity.runOnUiThread(new Runnable() {
                    @Override
                    public void run() {
                        if (isRight) open();
                        else refuse();
                    }
                });
            }
        }).start();
    }

    private void open() {
        final OwnedDevice owned = OwnedDevice.of(activity);
        if (owned == null || activity.isFinishing()) {
            leave(owned);
            return;
        }
        dialog = new AlertDialog.Builder(activity)
            .setTitle(Texts.loanDevice())
            .setMessage(Texts.askHowLong())
            .setNegativeButton(Texts.stay(), null)
            .setNeutralButton(Texts.giveUp(), new DialogInterface.OnClickListener() {
                @Override
                public void onClick(DialogInterface shown, int button) {
                    leave(owned);
                    owned.giveUp();
                }
            })
            .setPositiveButton(Texts.leave(), new DialogInterface.OnClickListener() {
                @Override
                public void onClick(DialogInterface shown, int button) {
                    leave(owned);
                }
            })
            .show();
    }

    private void leave(OwnedDevice owned) {
        activity.stopLockTask();
        if (owned != null) owned.release();
        activity.moveTaskToBack(true);
    }

    private void refuse() {
        if (activity.isFinishing()) return;
        long seconds = (pins.delay() + 999) / 1000;
        dialog = new AlertDialog.Builder(activity)
            .setTitle(Texts.loanDevice())
            .setMessage(seconds > 0 ? Texts.waitFor(seconds) : Texts.wrongPin())
            .setPositiveButton(Texts.stay(), null)
            .show();
    }
}
