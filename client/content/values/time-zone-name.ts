/** A name with a slash, or UTC: what an abbreviation means, platforms and people see differently. */
export function isTimeZone(name: string): boolean {
  return (name.includes('/') || /^utc$/i.test(name)) && findName(name) !== null
}

/** The names that are probably meant by another one: 'Europe/London' for BST, 'Asia/Tokyo' for Japan; null if nobody knows. */
export function guessTimeZone(name: string): string | null {
  const key = name.toUpperCase().replace(/\d.*$/, '')
  const town = `/${name.toLowerCase().replaceAll(' ', '_')}`
  const known = Intl.supportedValuesOf('timeZone').find((each) => each.toLowerCase().endsWith(town))
  const guess = MEANT[key] ?? known ?? findName(name)
  return guess?.includes('/') ? guess : null
}

/** As the platform spells it; null for none. */
function findName(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

const MEANT: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'Europe/London': 'BST GMT GB',
    'Europe/Dublin or Asia/Kolkata': 'IST',
    'Europe/Lisbon': 'WET WEST',
    'Europe/Berlin': 'CET CEST MET MEST MEZ MESZ',
    'Europe/Athens': 'EET EEST',
    'Europe/Moscow': 'MSK',
    'America/New_York': 'EST EDT ET',
    'America/Chicago': 'CST CDT CT',
    'America/Denver': 'MST MDT MT',
    'America/Los_Angeles': 'PST PDT PT',
    'America/Anchorage': 'AKST AKDT',
    'Pacific/Honolulu': 'HST',
    'America/Halifax': 'AST ADT',
    'Africa/Johannesburg': 'SAST',
    'Asia/Tokyo': 'JST',
    'Asia/Hong_Kong': 'HKT',
    'Asia/Singapore': 'SGT',
    'Australia/Perth': 'AWST',
    'Australia/Adelaide': 'ACST ACDT',
    'Australia/Sydney': 'AEST AEDT',
    'Pacific/Auckland': 'NZST NZDT',
  }).flatMap(([zone, names]) => names.split(' ').map((name) => [name, zone])),
)
