import type { SalaryUnit } from '../../../client/shared/content-model/content-values.js'
import type { BoardPay, Fields, Note } from '../board-job.js'
import type { FieldReader } from '../read-fields.js'
import { readCurrency } from '../read-words.js'
import { toLine } from '../text/to-line.js'

/** As Ashby spells the time that pay is for. `2 WEEK` and `NONE` are none of the site's. */
const UNITS: Readonly<Record<string, SalaryUnit>> = {
  '1 HOUR': 'HOUR',
  '1 DAY': 'DAY',
  '1 WEEK': 'WEEK',
  '1 MONTH': 'MONTH',
  '1 YEAR': 'YEAR',
}

/** Each salary of each tier; what a tier has besides, such as equity, is its note. */
export function readTiers(compensation: Fields, read: FieldReader, note: Note): BoardPay[] {
  return read.list(compensation, 'compensationTiers').flatMap((tier) => {
    const components = read.list(tier, 'components')
    const salaries = components.filter((each) => each['compensationType'] === 'Salary')
    const besides = [
      ...components
        .filter((each) => !salaries.includes(each))
        .map((each) => toLine(read.text(each, 'summary'))),
      toLine(read.text(tier, 'additionalInformation')),
    ].filter((words) => words !== '')
    if (salaries.length === 0 && besides.length > 0) {
      note(`its pay names no salary, and is left out: ${besides.join('; ')}`)
    }
    return salaries.map((salary) => {
      const interval = read.text(salary, 'interval') ?? ''
      if (interval !== '' && UNITS[interval] === undefined) note(`its pay is for "${interval}"`)
      return {
        title: toLine(read.text(tier, 'title')) || null,
        min: read.number(salary, 'minValue'),
        max: read.number(salary, 'maxValue'),
        currency: readCurrency(read.text(salary, 'currencyCode'), note),
        unit: UNITS[interval] ?? null,
        note: besides.join('; ') || null,
      }
    })
  })
}
