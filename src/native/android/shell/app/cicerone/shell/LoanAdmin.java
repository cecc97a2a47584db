package app.cicerone.shell;

import android.app.admin.DeviceAdminReceiver;

/** Where the museum made the app the owner of its devices, they may be locked to it without a question. */
public final class LoanAdmin extends DeviceAdminReceiver {}
