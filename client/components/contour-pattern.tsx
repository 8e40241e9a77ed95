import { createContourRings } from './contour-rings.js'

/** Quiet contour lines, as on a map; the same seed draws the same lines. */
export function ContourPattern({ seed }: { seed: string }) {
  return (
    <svg
      className="contour-pattern"
      viewBox="-400 -300 800 600"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {createContourRings(seed).map((ring, index) => (
        <path key={index} d={ring} />
      ))}
    </svg>
  )
}
