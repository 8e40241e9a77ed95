/** What people type, and what they mean by it in the sample's 43 roles. */
export interface RelevanceCase {
  q: string
  location?: string
  /** Ids: the first must be the first row, the others must follow at once, in any order. */
  first: readonly number[]
  /** Where nothing makes one row of `first` better than another. */
  anyFirst?: true
  /** Ids that must not be among the first five rows. */
  not?: readonly number[]
}

const NO_ENGINEERS = [1007, 1040, 1042, 1030, 1017]

export const RELEVANCE_TABLE: readonly RelevanceCase[] = [
  // Titles
  { q: 'hydrologist', first: [1019], not: [1042] },
  { q: 'ux designer', first: [1006], not: [1002] },
  { q: 'designer ux', first: [1006], not: [1002] },
  { q: 'senior software engineer', first: [1004, 1005], not: [1008] },
  { q: 'gis analyst', first: [1024], not: [1005] },
  { q: 'data engineer', first: [1021], not: [1007, 1023] },
  { q: 'product manager', first: [1003], not: [1007] },
  { q: 'account executive', first: [1041] },
  { q: 'machine learning', first: [1022, 1020], not: [1039] },
  { q: 'bid', first: [1040] },
  { q: 'manager', first: [1007, 1003, 1036, 1040], not: [1043, 1042] },
  { q: 'security', first: [1013] },
  { q: 'people partner', first: [1042] },
  // A plural, a singular, a part of a word
  { q: 'engineers', first: [1008], not: NO_ENGINEERS },
  { q: 'hydrologists', first: [1019], not: [1042] },
  { q: 'designers', first: [1015, 1006, 1017], not: [1026] },
  { q: 'sensor', first: [1011, 1003, 1012, 1021, 1023, 1028, 1036], anyFirst: true },
  { q: 'rivers', first: [1023], not: [1042, 1040] },
  { q: 'volunteers', first: [1023] },
  { q: 'techn', first: [1037, 1030, 1031, 1027], anyFirst: true, not: [1033] },
  { q: 'acoust', first: [1020] },
  // Departments and places
  { q: 'hardware', first: [1025, 1026, 1027, 1028, 1029] },
  { q: 'finance', first: [1043, 1042], not: [1007] },
  { q: 'leeds', first: [1007], not: [1019, 1001] },
  { q: 'deutschland', first: [1012, 1014, 1008, 1005, 1022, 1038], not: [1013] },
  { q: 'canada', first: [1041, 1021, 1024, 1019, 1034, 1036] },
  { q: 'yorkshire', first: [1030, 1027], anyFirst: true, not: [1001] },
  { q: 'jobs in lisbon', first: [1010, 1018, 1031, 1037, 1012], anyFirst: true, not: [1014, 1025] },
  // Two words, two fields
  { q: 'engineer', location: 'leeds', first: [1030, 1007], not: [1039] },
  { q: 'london engineer', first: [1013, 1004], not: [1040] },
  { q: 'bristol designer', first: [1015], not: [1006] },
  { q: 'manager london', first: [1040, 1003, 1036], not: [1007] },
  { q: 'remote engineer', first: [1008, 1009, 1021, 1022], anyFirst: true, not: [1029] },
  { q: 'engineer berlin', first: [1022, 1005, 1012], not: [1038] },
  { q: 'part time leeds', first: [1016, 1039], not: [1030] },
  { q: 'toronto part time', first: [1034] },
  { q: 'hardware engineer', first: [1025, 1026] },
  { q: 'accountant dublin', first: [1043] },
  { q: 'remote ireland', first: [1009, 1029, 1006, 1037] },
  { q: 'i want to work in bristol', first: [1011], not: [1030, 1013] },
  // Skills, and signs that belong to a name
  { q: 'c++', first: [1022], not: [1017, 1002] },
  { q: 'C++ engineer', first: [1022], not: [1017, 1012] },
  { q: 'c', first: [1011], not: [1017, 1033] },
  { q: 'r', first: [1019], not: [1001] },
  { q: 'c#', first: [] },
  { q: 'python', first: [1001, 1021, 1019, 1022, 1020] },
  { q: 'kafka', first: [1004] },
  { q: 'rust', first: [1011, 1004] },
  { q: 'go', first: [1008] },
  { q: 'ci/cd', first: [1008] },
  { q: 'k8s', first: [1008], not: [1012] },
  { q: 'figma', first: [1006] },
  { q: 'react developer', first: [1010], not: [1008] },
  { q: 'entry level', first: [1035] },
  // What people call it
  { q: 'work from home', first: [1008, 1009, 1017, 1029, 1021, 1016], not: [1001] },
  { q: 'working from home', first: [1008, 1009, 1017, 1029, 1021, 1016] },
  { q: 'wfh', first: [1021, 1008, 1009, 1017, 1029] },
  { q: 'remote', first: [1021, 1008, 1009, 1017, 1029], not: [1001] },
  { q: 'developer', first: [1008], not: NO_ENGINEERS },
  { q: 'programmer', first: [1008], not: NO_ENGINEERS },
  { q: 'driver', first: [1030] },
  { q: 'sales', first: [1041, 1040], not: [1033, 1043] },
  { q: 'support', first: [1037, 1036, 1038, 1039], not: [1015] },
  { q: 'on site', first: [1011, 1014, 1023, 1025, 1027, 1033, 1032, 1030], not: [1009] },
  // Acronyms
  { q: 'ux', first: [1006, 1017, 1015], not: [1002, 1026] },
  { q: 'qa', first: [1001], not: [1023, 1021] },
  { q: 'sre', first: [1009, 1008] },
  { q: 'hr', first: [1042], not: [1043] },
  { q: 'ai', first: [1022], not: [1023] },
  { q: 'gis', first: [1024, 1005, 1038] },
  // Contracts
  { q: 'part time', first: [1015, 1016, 1034, 1039, 1042] },
  { q: 'part-time', first: [1015, 1016, 1034, 1039, 1042] },
  { q: 'parttime', first: [1015, 1016, 1034, 1039, 1042] },
  { q: 'full time intern', first: [1014] },
  { q: 'internship', first: [1014], not: [1018] },
  { q: 'freelance', first: [1029, 1033, 1038] },
  { q: 'temporary', first: [1024, 1035], anyFirst: true },
  // Pay
  { q: 'day rate', first: [1033] },
  // Typing errors
  { q: 'hydrolgist', first: [1019], not: [1042] },
  { q: 'enginer', first: [1008], not: NO_ENGINEERS },
  { q: 'enginer', location: 'lisbon', first: [1010, 1012, 1037], anyFirst: true },
  { q: 'bristl', first: [1011], not: [1030, 1013] },
  { q: 'devloper', first: [1008], not: NO_ENGINEERS },
  { q: 'prodct manger', first: [1003] },
  { q: 'machine learnign', first: [1022, 1020] },
  { q: 'scientst', first: [1020] },
  { q: 'softwareengineer', first: [1004, 1005, 1011], anyFirst: true },
  // Case, accents, hyphens, other scripts
  { q: 'HYDROLOGIST', first: [1019] },
  { q: 'técnico', first: [1031] },
  { q: 'tecnico', first: [1031] },
  { q: 'ＵＸ', first: [1006] },
  { q: 'front-end', first: [1010] },
  { q: 'front end', first: [1010] },
  // Words in passing
  { q: 'fridges', first: [1020] },
  { q: 'spreadsheets', first: [1003] },
  { q: 'night', first: [1035], not: [1042] },
  // Very short, and nothing to find
  { q: 'en', first: [1012], not: [1029, 1040] },
  { q: 'e', first: [1012] },
  { q: '1019', first: [1019] },
  { q: 'zzzz', first: [] },
  { q: 'astronaut', first: [] },
  { q: 'engineer zzzz', first: [1008], not: NO_ENGINEERS },
  { q: '日本', first: [] },
  { q: 'hydrologist '.repeat(800), first: [1019], not: [1042] },
  { q: 'x'.repeat(10_000), first: [] },
]
