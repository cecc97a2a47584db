import type { UpdatesPack } from '../pack.ts';

/** Arabic texts of the dialogs about storing and updating the guide. */
export const updates: UpdatesPack = {
  'updates.welcome.title': 'مرحبًا بكم',
  'updates.welcome.text': 'يجري إعداد الدليل ليعمل أيضًا دون شبكة. يستغرق ذلك لحظة.',
  'updates.welcome.slow': 'الشبكة بطيئة. يتواصل إعداد الدليل في الخلفية.',
  'updates.welcome.failed': 'تعذّر إعداد الدليل للعمل دون شبكة. سيحتاج إليها في الوقت الحالي.',
  'updates.prepared': 'صار الدليل يُفتح أيضًا دون شبكة. وللاستماع إلى جولة دون شبكة، نزّلوها.',
  'updates.found': 'يجري تنزيل تحديث',
  'updates.found.text': 'يستغرق ذلك لحظة.',
  'updates.ready': 'تم تحديث التطبيق',
  'updates.ready.text': 'إصدار جديد من الدليل جاهز. بعد إعادة التشغيل تتابع من حيث أنت.',
  'updates.restart': 'إعادة التشغيل الآن ({seconds})',
  'updates.restartNow': 'إعادة التشغيل الآن',
  'updates.push': 'اضغط لإعادة التشغيل',
  'updates.later': 'لاحقًا',
  'updates.restarting': 'تجري إعادة تشغيل الدليل',
  'updates.silent': 'إصدار جديد من الدليل جاهز. سيبدأ عند فتح الدليل في المرة القادمة.',
  'updates.content': 'عدّل المتحف محتوى الدليل.',
  'updates.content.show': 'عرض التغييرات',
  'updates.close': 'إغلاق',
};
