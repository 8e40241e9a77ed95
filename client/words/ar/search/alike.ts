/* What people type at any company. A name may have several words; a comma separates names. */
import { technicalNames } from '../../technical-names.js'

/** Each line names one thing. */
export const alike: readonly string[] = [
  ...technicalNames,
  'عن بعد, عن بُعد, remote, من المنزل, العمل من المنزل, العمل عن بعد',
  'دوام جزئي, جزئي, part time, بدوام جزئي',
  'دوام كامل, كامل, full time, بدوام كامل',
  'مؤقت, عقد مؤقت, موسمي',
  'حر, مستقل, فريلانس, عمل حر',
  'أول, كبير, senior, خبير',
  'مبتدئ, حديث التخرج, خريج, بدون خبرة, خريجون جدد, junior',
  'ليلي, مناوبة ليلية, وردية ليلية',
  // Beginners
  'متدرب, تدريب, تدريب عملي, تدريب تعاوني, intern, internship',
  'متطوع, تطوع',
  // Software
  'مطور, مبرمج, developer, dev, تطوير, برمجة, مطوّر',
  'مهندس, engineer, هندسة',
  'مهندس برمجيات, مطور برمجيات, software engineer, مبرمج',
  'مدير نظم, مسؤول أنظمة, sysadmin',
  'مختبر, فاحص, ضمان الجودة, qa, اختبار',
  'دعم فني, دعم تقني, helpdesk, الدعم الفني',
  'أمن معلومات, أمن سيبراني, الأمن السيبراني, أمن المعلومات, security engineer',
  'ذكاء اصطناعي, الذكاء الاصطناعي, ai, machine learning, ml, تعلم الآلة',
  'محلل بيانات, تحليل بيانات, data analyst, تحليل البيانات',
  'مدير منتج, product manager, مدير المنتج, pm',
  'مدير مشروع, project manager, مدير مشاريع, إدارة المشاريع',
  'مصمم, designer, تصميم, مصمم جرافيك',
  'كاتب محتوى, محرر, copywriter, كتابة المحتوى',
  // Offices
  'موارد بشرية, الموارد البشرية, hr, شؤون الموظفين, human resources',
  'توظيف, مسؤول توظيف, recruiter, استقطاب المواهب, أخصائي توظيف',
  'محاسب, محاسبة, accountant, accounting, مالية, حسابات',
  'مشتريات, مسؤول مشتريات, procurement, المشتريات',
  'مبيعات, مندوب مبيعات, sales, مسؤول مبيعات, بائع, ممثل مبيعات',
  'خدمة العملاء, خدمة عملاء, customer service, ممثل خدمة العملاء, دعم العملاء',
  'مركز الاتصال, كول سنتر, call center, مركز اتصال',
  'سكرتير, سكرتارية, مساعد إداري, مساعد تنفيذي',
  'إداري, إدارة, موظف إداري',
  'استقبال, موظف استقبال',
  'محام, محامي, قانوني, مستشار قانوني, legal',
  'تسويق, marketing, إعلان, التسويق',
  'قائد فريق, رئيس فريق, مشرف, team lead',
  'مدير, رئيس, manager, head of, مديرة',
  'لوجستيات, سلسلة الإمداد, الخدمات اللوجستية, supply chain',
  // Trades, care and teaching
  'أمين مستودع, مستودع, عامل مستودع, مخزن, مخازن',
  'سائق, سواق, driver, قيادة, سائقون',
  'مندوب توصيل, توصيل, ساعي',
  'طباخ, طاه, شيف, طاهي, مطبخ',
  'نادل, ويتر, جرسون, خدمة الطاولات',
  'عامل نظافة, نظافة, تنظيف',
  'فني, فني صيانة, صيانة, تقني, technician',
  'كهربائي, فني كهرباء, كهرباء',
  'سباك, سباكة',
  'ميكانيكي, فني ميكانيك, ميكانيكا',
  'حارس, حارس أمن, أمن',
  'عامل, عمال, عامل إنتاج',
  'ممرض, تمريض, nurse, ممرضة',
  'طبيب, أطباء, دكتور, طبيبة',
  'صيدلي, صيدلاني, صيدلية',
  'معلم, مدرس, أستاذ, تدريس, teacher',
]

/** What is meant by a name too, but not the other way round. */
export const wider: readonly (readonly [names: string, meant: string])[] = [
  ['سحابة, السحابة', 'aws, azure, gcp, kubernetes'],
  ['برمجة', 'مهندس برمجيات'],
  ['مكتب', 'إداري, سكرتير'],
]

/** Words that begin others of another meaning. */
export const complete: readonly string[] = ['java']
