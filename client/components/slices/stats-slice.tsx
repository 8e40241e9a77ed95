import type { SliceView } from '../../shared/page-data/slice-views.js'
import { Section } from '../elements/section.js'

export function StatsSlice({ slice }: { slice: Extract<SliceView, { kind: 'stats' }> }) {
  const { heading, text, items } = slice
  return (
    <Section kind="stats" heading={heading} text={text} tone="navy">
      {items.length > 0 && (
        <ul className="stats">
          {items.map(({ value, label }, index) => (
            <li key={index} className="stat">
              <span className="stat-value">{value}</span> <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
