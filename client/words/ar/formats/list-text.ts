/** Between the facts of one line: 'الرياض، دبي'. */
export const comma = '، '

/** 'الرياض ودبي والقاهرة' */
export function toList(parts: readonly string[]): string {
  return parts.join(' و')
}

/** 'الرياض أو دبي أو القاهرة' */
export function toAlternatives(parts: readonly string[]): string {
  return parts.join(' أو ')
}
