import { toDateText } from '#words/formats/date-text.js'

export interface DateTextProps {
  date: string
  /** So near that nobody asks for the year. */
  isNear?: boolean
}

export function DateText({ date, isNear = false }: DateTextProps) {
  const text = toDateText(date)
  return <time dateTime={date.slice(0, 10)}>{isNear ? text.replace(/ \d{4}$/, '') : text}</time>
}
