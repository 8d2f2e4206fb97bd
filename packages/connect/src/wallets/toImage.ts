/** An SVG document as the address of an image. */
export function toImage(svg: string | undefined): string | undefined {
  return svg === undefined ? undefined : `data:image/svg+xml,${encodeURIComponent(svg)}`
}
