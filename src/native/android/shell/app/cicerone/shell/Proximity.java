package app.cicerone.shell;

import android.content.Context;
import android.hardware.Sensor;
import android.hardware.SensorEvent;
import android.hardware.SensorEventListener;
import android.hardware.SensorManager;
import android.os.PowerManager;

/** Notices the ear. While sound comes from the earpiece, the screen is off there, so that no cheek presses buttons. */
final class Proximity implements SensorEventListener {
    private static final float NEAR_CENTIMETRES = 5;

    private final SensorManager sensors;
    private final Sensor sensor;
    /** Null: the device cannot do it. */
    private final PowerManager.WakeLock screenOff;
    private final GuideEvents events;
    private boolean isNear;

    Proximity(Context context, GuideEvents events) {
        this.events = events;
        sensors = (SensorManager) context.getSystemService(Context.SENSOR_SERVICE);
        sensor = sensors.getDefaultSensor(Sensor.TYPE_PROXIMITY);
        PowerManager power = (PowerManager) context.getSystemService(Context.POWER_SERVICE);
        boolean canTurnOff = power.isWakeLockLevelSupported(PowerManager.PROXIMITY_SCREEN_OFF_WAKE_LOCK);
        screenOff = canTurnOff ? power.newWakeLock(PowerManager.PROXIMITY_SCREEN_OFF_WAKE_LOCK, "cicerone:ear") : null;
    }

    void start() {
        if (sensor != null) sensors.registerListener(this, sensor, SensorManager.SENSOR_DELAY_NORMAL);
    }

    void stop() {
        sensors.unregisterListener(this);
        atEar(false);
    }

    /** The device turns the screen off by itself whenever something is near, until this is false again. */
    void atEar(boolean isEarpiece) {
        if (screenOff == null || screenOff.isHeld() == isEarpiece) return;
        if (isEarpiece) screenOff.acquire();
        else screenOff.release(PowerManager.RELEASE_FLAG_WAIT_FOR_NO_PROXIMITY);
    }

    @Override
    public void onSensorChanged(SensorEvent event) {
        boolean near = event.values[0] < Math.min(NEAR_CENTIMETRES, sensor.getMaximumRange());
        if (near == isNear) return;
        isNear = near;
        events.proximity(near);
    }

    @Override
    public void onAccuracyChanged(Sensor changed, int accuracy) {
        // Near and far need none.
    }
}
