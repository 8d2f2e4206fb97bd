/** Dark enough for a white drawing. */
const COLORS = [
  '#1f4e79',
  '#0b6470',
  '#2f6b3c',
  '#6a5a10',
  '#8a4b10',
  '#9a3324',
  '#8f2670',
  '#6036c2',
  '#3a4150',
  '#7a3b52',
  '#3d6b8a',
  '#5b6b1f',
] as const

/** On a field of 28 by 28. */
const SHAPES = [
  'M14 3a11 11 0 1 1 0 22 11 11 0 0 1 0-22Z',
  'M14 1 27 14 14 27 1 14Z',
  'M0 0H28L0 28Z',
  'M0 14H28V28H0Z',
  'M0 20 20 0H28L0 28Z',
  'M9 0H19V9H28V19H19V28H9V19H0V9H9Z',
  'M0 0H28A28 28 0 0 1 0 28Z',
  'M14 2 25 8V20L14 26 3 20V8Z',
  'M2 0H10V28H2ZM18 0H26V28H18Z',
  'M14 0A14 14 0 0 1 14 28Z',
] as const

/** Chosen so that no two brands of the catalogue collide; their test checks it. */
const SEED = 82

/** The ground of a neutral mark, for a brand without a picture: colour and shape derived from its name. */
export function drawMark(name: string): { ground: string; shape: string } {
  const hash = [...name].reduce((state, sign) => Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, SEED)
  const ground = COLORS[hash % COLORS.length] ?? COLORS[0]
  const shape = SHAPES[Math.floor(hash / COLORS.length) % SHAPES.length] ?? SHAPES[0]
  return { ground, shape }
}
