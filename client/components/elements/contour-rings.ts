/** Points of the unit circle every 30 degrees. Constants, because Math.sin differs by engine. */
const HALF_ROOT_3 = 0.866
const CIRCLE: readonly (readonly [number, number])[] = [
  [1, 0],
  [HALF_ROOT_3, 0.5],
  [0.5, HALF_ROOT_3],
  [0, 1],
  [-0.5, HALF_ROOT_3],
  [-HALF_ROOT_3, 0.5],
  [-1, 0],
  [-HALF_ROOT_3, -0.5],
  [-0.5, -HALF_ROOT_3],
  [0, -1],
  [0.5, -HALF_ROOT_3],
  [HALF_ROOT_3, -0.5],
]

const RINGS = 11
const INNER_RADIUS = 24
const STEP = 40
const ROUGHNESS = 0.5

/** The `d` attribute of closed contour lines around the origin, innermost first. */
export function createContourRings(seed: string): string[] {
  const random = createRandom(seed)
  const inner = CIRCLE.map(() => random())
  const outer = CIRCLE.map(() => random())
  return Array.from({ length: RINGS }, (_, ring) => {
    const depth = ring / (RINGS - 1)
    const radius = INNER_RADIUS + ring * STEP
    return toSmoothPath(
      CIRCLE.map(([x, y], index) => {
        const noise = (inner[index] ?? 0) * (1 - depth) + (outer[index] ?? 0) * depth
        const distance = radius * (1 + (noise - 0.5) * ROUGHNESS)
        return [x * distance, y * distance] as const
      }),
    )
  })
}

/** A smooth curve through the midpoints of the sides, with the corners as control points. */
function toSmoothPath(points: readonly (readonly [number, number])[]): string {
  const middles = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    return `${Math.round((x + nextX) / 2)},${Math.round((y + nextY) / 2)}`
  })
  const curves = points.map(([x, y], i) => `${Math.round(x)},${Math.round(y)},${middles[i]}`)
  return `M${middles.at(-1)}Q${curves.join(',')}z`
}

function createRandom(seed: string): () => number {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ character.charCodeAt(0), 16777619)
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
}
