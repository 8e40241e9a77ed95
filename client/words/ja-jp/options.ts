/* Words for what editors choose from a list. The CMS stores the keys, in every language. */
export * from '../en-gb/options.js'

export const employmentTypes = {
  'Full time': 'フルタイム',
  'Part time': 'パートタイム',
  Contractor: '業務委託',
  Temporary: '臨時雇用',
  Intern: 'インターン',
  Volunteer: 'ボランティア',
  'Per diem': '単発勤務',
  Other: 'その他',
}

export const workplaces = {
  'On-site': 'オフィス勤務',
  Hybrid: 'ハイブリッド勤務',
  Remote: 'リモートワーク',
}

/** Shown alone. */
export const educationLevels = {
  'high school': '高等学校卒業',
  'associate degree': '短期大学士・準学士',
  'bachelor degree': '学士',
  'professional certificate': '専門資格',
  'postgraduate degree': '修士・博士',
}

/** Before an amount of pay. */
export const salaryUnits = {
  HOUR: '時給',
  DAY: '日給',
  WEEK: '週給',
  MONTH: '月給',
  YEAR: '年収',
}

/** The department of jobs that name none. */
export const otherRoles = 'その他の求人'
