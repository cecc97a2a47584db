import { beforeAll, describe, expect, it } from 'vitest';
import { type Declarations, type DeclaredMember, findMember, readDeclarations } from './android-declarations.ts';
import { type ClassFile, type Member, type MemberReference, readClasses } from './class-file.ts';
import { compiledShell, isShellSkipped } from './java.ts';

describe.skipIf(isShellSkipped())('what the shell uses of Android', () => {
  let android: Declarations;
  let shell: ReadonlyMap<string, ClassFile>;
  let standIns: ReadonlyMap<string, ClassFile>;
  beforeAll(() => {
    const folders = compiledShell();
    android = readDeclarations();
    shell = readClasses(folders.shell);
    standIns = readClasses(folders.standIns);
  });

  it('exists there with the same signatures', () => {
    const used = usedMembers(shell, standIns);
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter(isDeclaredElsewhere).map(nameOf)).toEqual(checkedByHand);
    const unknown = used.filter((member) => !isDeclaredElsewhere(member) && found(member) === undefined);
    expect(unknown.map(nameOf)).toEqual([]);
    const classes = [...shell.values()].flatMap(({ classReferences }) => classReferences).filter(isAndroid);
    const missing = classes.filter((name) => !android.has(dotted(name)) && !name.startsWith(undeclared));
    expect(missing).toEqual([]);
  });

  it('has the same constants', () => {
    const constants = [...standIns.values()]
      .filter(({ name }) => isAndroid(name) && !name.startsWith(undeclared))
      .flatMap(({ name, constants }) => constants.map((constant) => ({ ...constant, owner: name })));
    expect(constants.length).toBeGreaterThan(60);
    const wrong = constants.filter(({ owner, name, value }) => {
      const declared = android.get(dotted(owner))?.members.find((member) => member.name === name);
      return declared?.type !== JSON.stringify(value);
    });
    expect(wrong).toEqual([]);
  });

  it('is guarded where it is newer than Android 7', () => {
    const newer = usedMembers(shell, standIns).flatMap((member) => {
      const since = Math.max(found(member)?.since ?? 0, android.get(dotted(member.owner))?.since ?? 0);
      return since > minSdk ? [`${since} ${nameOf(member)}`] : [];
    });
    expect([...new Set(newer)].toSorted()).toEqual(guarded);
  });

  it('would be missed if it were absent', () => {
    const wrong: MemberReference = {
      kind: 'method',
      owner: 'android/media/AudioManager',
      name: 'setMode',
      descriptor: '(I)V',
    };
    expect(found(wrong)).toBeDefined();
    expect(found({ ...wrong, descriptor: '(Ljava/lang/String;)V' })).toBeUndefined();
    expect(found({ ...wrong, descriptor: '(I)Z' })).toBeUndefined();
    expect(found({ ...wrong, name: 'setModus' })).toBeUndefined();
  });

  function found({ owner, name, descriptor }: MemberReference): DeclaredMember | undefined {
    return findMember(android, dotted(owner), { name, descriptor });
  }
});

const minSdk = 24;

/** The declarations lack this package. */
const undeclared = 'android/media/session/';

const isAndroid = (name: string): boolean => name.startsWith('android/');
const isDeclaredElsewhere = ({ owner }: MemberReference): boolean => owner.startsWith(undeclared);
const dotted = (name: string): string => name.replaceAll(/[/$]/g, '.');
const nameOf = ({ owner, name, descriptor }: MemberReference): string => `${owner}.${name}${descriptor}`;

/** Returns every member of Android that the shell calls, reads or overrides. */
function usedMembers(
  shell: ReadonlyMap<string, ClassFile>,
  standIns: ReadonlyMap<string, ClassFile>,
): readonly MemberReference[] {
  const used = new Map<string, MemberReference>();
  for (const one of shell.values()) {
    const called = one.references.flatMap((reference) => {
      const owner = inherits(reference, shell);
      return owner === undefined ? [] : [{ ...reference, owner }];
    });
    const overridden = one.methods.flatMap((method) =>
      ancestors(one, standIns)
        .filter((owner) => standIns.get(owner)?.methods.some((other) => isSame(other, method)) === true)
        .filter(() => method.name !== '<init>')
        .map((owner): MemberReference => ({ kind: 'method', owner, ...method })),
    );
    for (const member of [...called, ...overridden].filter(({ owner }) => isAndroid(owner)))
      used.set(nameOf(member), {
        kind: member.kind,
        owner: member.owner,
        name: member.name,
        descriptor: member.descriptor,
      });
  }
  return [...used.values()].toSorted((left, right) => (nameOf(left) < nameOf(right) ? -1 : 1));
}

const isSame = (left: Member, right: Member): boolean =>
  left.name === right.name && left.descriptor === right.descriptor;

/** Returns the class of Android that a reference means: our own classes inherit from some. */
function inherits(reference: MemberReference, shell: ReadonlyMap<string, ClassFile>): string | undefined {
  if (isAndroid(reference.owner)) return reference.owner;
  const own = shell.get(reference.owner);
  const isOwn = own === undefined || own.methods.some((method) => isSame(method, reference));
  return isOwn || reference.kind === 'field' ? undefined : inherits({ ...reference, owner: own.superName }, shell);
}

function ancestors({ superName, interfaces }: ClassFile, classes: ReadonlyMap<string, ClassFile>): readonly string[] {
  return [superName, ...interfaces].flatMap((name) => {
    const one = classes.get(name);
    return one === undefined ? [] : [name, ...ancestors(one, classes)];
  });
}

/** Compared with the class files of API 23's android.jar: the declarations lack the package. */
const checkedByHand = [
  'MediaSession$Callback.<init>()V',
  'MediaSession$Callback.onCustomAction(Ljava/lang/String;Landroid/os/Bundle;)V',
  'MediaSession$Callback.onFastForward()V',
  'MediaSession$Callback.onPause()V',
  'MediaSession$Callback.onPlay()V',
  'MediaSession$Callback.onRewind()V',
  'MediaSession$Callback.onSeekTo(J)V',
  'MediaSession$Callback.onSkipToNext()V',
  'MediaSession$Callback.onSkipToPrevious()V',
  'MediaSession$Callback.onStop()V',
  'MediaSession.<init>(Landroid/content/Context;Ljava/lang/String;)V',
  'MediaSession.getSessionToken()Landroid/media/session/MediaSession$Token;',
  'MediaSession.release()V',
  'MediaSession.setActive(Z)V',
  'MediaSession.setCallback(Landroid/media/session/MediaSession$Callback;)V',
  'MediaSession.setFlags(I)V',
  'MediaSession.setMetadata(Landroid/media/MediaMetadata;)V',
  'MediaSession.setPlaybackState(Landroid/media/session/PlaybackState;)V',
  'PlaybackState$Builder.<init>()V',
  'PlaybackState$Builder.addCustomAction(Ljava/lang/String;Ljava/lang/String;I)Landroid/media/session/PlaybackState$Builder;',
  'PlaybackState$Builder.build()Landroid/media/session/PlaybackState;',
  'PlaybackState$Builder.setActions(J)Landroid/media/session/PlaybackState$Builder;',
  'PlaybackState$Builder.setState(IJF)Landroid/media/session/PlaybackState$Builder;',
].map((member) => `${undeclared}${member}`);

/** Newer than Android 7, each within a test of SDK_INT; the stand-ins refuse them on older phones. */
const guarded = [
  '26 android/app/Notification$Builder.<init>(Landroid/content/Context;Ljava/lang/String;)V',
  '26 android/app/NotificationChannel.<init>(Ljava/lang/String;Ljava/lang/CharSequence;I)V',
  '26 android/app/NotificationManager.createNotificationChannel(Landroid/app/NotificationChannel;)V',
  '26 android/content/Context.startForegroundService(Landroid/content/Intent;)Landroid/content/ComponentName;',
  '26 android/webkit/WebSettings.setSafeBrowsingEnabled(Z)V',
  '26 android/webkit/WebViewClient.onRenderProcessGone(Landroid/webkit/WebView;Landroid/webkit/RenderProcessGoneDetail;)Z',
  '28 android/app/admin/DevicePolicyManager.setLockTaskFeatures(Landroid/content/ComponentName;I)V',
  '29 android/app/Service.startForeground(ILandroid/app/Notification;I)V',
  '29 android/graphics/Insets.bottomI',
  '29 android/graphics/Insets.leftI',
  '29 android/graphics/Insets.rightI',
  '29 android/graphics/Insets.topI',
  '29 android/webkit/WebSettings.setForceDark(I)V',
  '29 android/webkit/WebView.setForceDarkAllowed(Z)V',
  '30 android/view/Window.getInsetsController()Landroid/view/WindowInsetsController;',
  '30 android/view/Window.setDecorFitsSystemWindows(Z)V',
  '30 android/view/WindowInsets$Type.displayCutout()I',
  '30 android/view/WindowInsets$Type.ime()I',
  '30 android/view/WindowInsets$Type.systemBars()I',
  '30 android/view/WindowInsets.CONSUMEDLandroid/view/WindowInsets;',
  '30 android/view/WindowInsets.getInsets(I)Landroid/graphics/Insets;',
  '30 android/view/WindowInsetsController.setSystemBarsAppearance(II)V',
  '31 android/media/AudioManager.clearCommunicationDevice()V',
  '31 android/media/AudioManager.getAvailableCommunicationDevices()Ljava/util/List;',
  '31 android/media/AudioManager.setCommunicationDevice(Landroid/media/AudioDeviceInfo;)Z',
  '33 android/app/Activity.getOnBackInvokedDispatcher()Landroid/window/OnBackInvokedDispatcher;',
  '33 android/webkit/WebSettings.setAlgorithmicDarkeningAllowed(Z)V',
  '33 android/window/OnBackInvokedCallback.onBackInvoked()V',
  '33 android/window/OnBackInvokedDispatcher.registerOnBackInvokedCallback(ILandroid/window/OnBackInvokedCallback;)V',
  '33 android/window/OnBackInvokedDispatcher.unregisterOnBackInvokedCallback(Landroid/window/OnBackInvokedCallback;)V',
];
