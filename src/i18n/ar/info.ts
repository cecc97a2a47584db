import type { InfoPack } from '../pack.ts';

/** Arabic texts of the screen about the museum. */
export const info: InfoPack = {
  'info.title': 'عن المتحف',
  'info.about': 'من نحن',
  'info.hours': 'مواعيد الزيارة',
  'info.contact': 'للتواصل معنا',
  'info.address': 'العنوان',
  'info.phone': 'الهاتف',
  'info.fax': 'الفاكس',
  'info.email': 'البريد الإلكتروني',
  'info.web': 'الموقع الإلكتروني',
  'info.news': 'الأخبار',
  'info.newsLink': 'ما الجديد في المتحف',
  'info.sponsors': 'بدعم كريم من',
  'info.privacy': 'الخصوصية',
  'info.privacyLink': 'كيف نتعامل مع بياناتك',
  'info.version': 'المحتوى، الإصدار {counter}',
  'info.versionOf': 'المحتوى، الإصدار {counter} بتاريخ {date}',
  'info.empty': 'لم يخبرنا المتحف عن نفسه بعد. يسعد فريقنا في مكتب الاستقبال بمساعدتك.',
};
