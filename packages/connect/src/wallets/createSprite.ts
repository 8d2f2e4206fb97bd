import type { Marks } from './loadMarks.ts'
import { toImage } from './toImage.ts'

/** All pictures in one: a browser makes a document for each SVG picture, a millisecond for every row. */
export type Sprite = {
  /** Vertical positions in percent, by the address of the single picture. */
  positions: ReadonlyMap<string, string>
  /** The rule that draws it, for elements with `csc-brand-tile`. */
  rule: string
}

/** The edge of a picture, and the gap that keeps its neighbours out where an edge is between two pixels. */
const EDGE = 24
const PITCH = 32

/** A column of pictures. Ids are of one document each, and get the number of their picture. */
export function createSprite(marks: Marks): Sprite {
  const pictures = Object.values(marks).flatMap((svg) => svg ?? [])
  const height = pictures.length * PITCH
  const column = pictures.map((svg, index) =>
    svg
      .replace('<svg', `<svg y="${index * PITCH}" width="${EDGE}" height="${EDGE}"`)
      .replace(/( id="|url\(#|href="#)/g, `$1${index}-`),
  )
  const image = toImage(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${height}">${column.join('')}</svg>`,
  )
  return {
    positions: new Map(
      pictures.map((svg, index) => [toImage(svg) ?? '', `${(100 * index * PITCH) / (height - EDGE)}%`]),
    ),
    rule: `.csc-brand-tile{background:url("${image}") 0 0/100% ${(100 * height) / EDGE}% no-repeat}`,
  }
}
