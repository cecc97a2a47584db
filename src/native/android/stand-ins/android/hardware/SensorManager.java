package android.hardware;

import standin.Phone;

public class SensorManager {
    public static final int SENSOR_DELAY_NORMAL = 3;

    private final Sensor proximity = new Sensor();

    public Sensor getDefaultSensor(int type) {
        return type == Sensor.TYPE_PROXIMITY ? proximity : null;
    }

    public boolean registerListener(SensorEventListener listener, Sensor sensor, int delay) {
        return Phone.sensorListeners.add(listener);
    }

    public void unregisterListener(SensorEventListener listener) {
        Phone.sensorListeners.remove(listener);
    }
}
