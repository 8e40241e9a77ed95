export * from '../en-gb/content.js'

export const closesAtTime = (time: string, town: string) => `${toTwelveHours(time)} ${town} time`
export const rolesByMail = 'New roles by email'
export const film = 'Video'
export const watchFilm = 'Watch the video'

/** '23:59' is '11:59 PM'. */
function toTwelveHours(time: string): string {
  const hours = Number(time.slice(0, 2))
  return `${hours % 12 || 12}${time.slice(2)}\u00a0${hours < 12 ? 'AM' : 'PM'}`
}
