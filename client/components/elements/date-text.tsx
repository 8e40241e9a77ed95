import { toDateText, toDayText } from '#words/formats.js'

export interface DateTextProps {
  date: string
  /** So near that nobody asks for the year. */
  isNear?: boolean
}

export function DateText({ date, isNear = false }: DateTextProps) {
  return <time dateTime={date.slice(0, 10)}>{isNear ? toDayText(date) : toDateText(date)}</time>
}
