/* What feed readers and calendars show. */

export const aboutFeed = (organisation: string) => `${organisation}で募集中の求人`
/** Of the title, or the description, of the feed of all roles: the same for a department or place. */
export const feedPart = (whole: string, name: string) => `${whole}：${name}`
export const roleAt = (title: string, place: string) => `${title}（${place}）`
export const applicationsClose = (title: string) => `応募締切：${title}`
