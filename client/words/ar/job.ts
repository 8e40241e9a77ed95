/* The page of a role: its facts, how to apply, what every employer must say. */
import { counted, type Forms, toAlternatives } from './formats.js'

export * from '../en-gb/job.js'

export const aboutThisRole = 'عن هذه الوظيفة'
export const similarRoles = 'وظائف مشابهة'

/** The names of the facts. Of two, the second is for several. */
export const location = 'الموقع'
export const locations = 'المواقع'
export const workplace = 'مكان العمل'
export const department = 'القسم'
export const team = 'الفريق'
export const type = 'نوع الوظيفة'
export const fixedTerm = 'مدة العقد'
export const salary = 'الراتب'
export const workingHours = 'ساعات العمل'
export const experience = 'الخبرة'
export const education = 'المؤهل العلمي'
export const visaSponsorship = 'كفالة التأشيرة'
export const openings = 'عدد الشواغر'
export const posted = 'تاريخ النشر'
export const closes = 'آخر موعد للتقديم'
export const closed = 'انتهى التقديم في'
export const contact = 'جهة الاتصال'
export const contacts = 'جهات الاتصال'
export const reference = 'الرقم المرجعي'

const MONTHS: Forms = {
  zero: 'أقل من شهر',
  one: 'شهر واحد',
  two: 'شهران',
  few: 'أشهر',
  many: 'شهرًا',
  other: 'شهر',
}
const YEARS: Forms = {
  zero: 'أقل من سنة',
  one: 'سنة واحدة',
  two: 'سنتان',
  few: 'سنوات',
  many: 'سنة',
  other: 'سنة',
}
const LOCATIONS: Forms = {
  zero: 'لا مواقع أخرى',
  one: 'موقع آخر',
  two: 'موقعان آخران',
  few: 'مواقع أخرى',
  many: 'موقعًا آخر',
  other: 'موقع آخر',
}
const WAYS: Forms = {
  zero: 'لا طرق أخرى للتقديم',
  one: 'طريقة أخرى للتقديم',
  two: 'طريقتان أخريان للتقديم',
  few: 'طرق أخرى للتقديم',
  many: 'طريقة أخرى للتقديم',
  other: 'طريقة أخرى للتقديم',
}

/** How long the contract of a fixed term is. */
export const monthsLong = (n: number) => counted(n, MONTHS)
export const yearsLong = (n: number) => counted(n, YEARS)
export const noExperience = 'غير مطلوبة'
export const monthsOrMore = (n: number) => `${counted(n, MONTHS)} أو أكثر`
export const yearsOrMore = (n: number) => `${counted(n, YEARS)} أو أكثر`
export const visaOffered = 'متاحة لهذه الوظيفة'
export const visaNotOffered = 'غير متاحة لهذه الوظيفة'
/** After the closing day: '25 نوفمبر 2027، 23:59 بتوقيت Dubai'. */
export const untilTime = (time: string) => `، ${time}`
export const addToCalendar = 'إضافة إلى التقويم'

/** Names of countries, at least one. */
export const remoteFrom = (places: readonly string[]) => `عن بُعد، من ${toAlternatives(places)}`

/** A button. */
export const applyFor = (title: string) => `التقديم على وظيفة ${title}`
/** A button that does not show a long title; screen readers say it. */
export const applyBriefly = <Part>(title: string, hidden: (text: string) => Part) => [
  'التقديم',
  hidden(` على وظيفة ${title}`),
]
export const applyForPlace = (place: string) => `التقديم في ${place}`
/** What the line says behind which the forms of further places, or for further ways, are. */
export const moreLocations = (n: number) => counted(n, LOCATIONS)
export const moreWays = (n: number) => counted(n, WAYS)
export const closedOn = (day: string) => `انتهى التقديم في ${day}.`
export const askContact = 'لا يمكن التقديم على هذه الوظيفة هنا؛ يُرجى التواصل مع جهة الاتصال.'
export const cannotApplyYet = 'لا يمكن التقديم على هذه الوظيفة هنا بعد.'
export const applyWhenOnline = 'أنت غير متصل بالإنترنت. يمكنك التقديم عند عودة الاتصال.'

export const equalOpportunity = 'تكافؤ الفرص'
export const adjustments = 'طلب تسهيلات خاصة'
export const personalData = 'بياناتك الشخصية'

/* Words for what editors choose from a list. The CMS stores the keys, in every language. */

export const employmentTypes = {
  'Full time': 'دوام كامل',
  'Part time': 'دوام جزئي',
  Contractor: 'متعاقد',
  Temporary: 'عمل مؤقت',
  Intern: 'تدريب',
  Volunteer: 'تطوع',
  'Per diem': 'عمل باليوم',
  Other: 'أخرى',
}

export const workplaces = { 'On-site': 'في المكتب', Hybrid: 'هجين', Remote: 'عن بُعد' }

/** Shown alone. */
export const educationLevels = {
  'high school': 'الشهادة الثانوية',
  'associate degree': 'دبلوم متوسط',
  'bachelor degree': 'بكالوريوس',
  'professional certificate': 'شهادة مهنية',
  'postgraduate degree': 'دراسات عليا',
}

/** After an amount of pay. */
export const salaryUnits = {
  HOUR: 'في الساعة',
  DAY: 'يوميًا',
  WEEK: 'أسبوعيًا',
  MONTH: 'شهريًا',
  YEAR: 'سنويًا',
}

/** The department of jobs that name none. */
export const otherRoles = 'وظائف أخرى'

/** What ends before a full stop or colon, the first sentence of a text that goes on; ! and ؟ belong to it. */
export const FIRST_SENTENCE = /^(.+?(?:[!؟]|(?=[.:])))[.:]?\s+(?=\S)/
