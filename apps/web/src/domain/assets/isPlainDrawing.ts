/** Characters of the URI: larger drawings are shown on request. */
const maxLength = 20_000
const maxElements = 200

/** Shapes, text and gradients: each is drawn once, so their number bounds the work. */
const plainElements = new Set([
  'circle',
  'defs',
  'desc',
  'ellipse',
  'g',
  'line',
  'linearGradient',
  'path',
  'polygon',
  'polyline',
  'radialGradient',
  'rect',
  'stop',
  'svg',
  'text',
  'title',
  'tspan',
])

/**
 * What makes a small file expensive, or an image of something else: effects, dashes by the million, references, style
 * sheets, entities, animation. Gradients are referred to by `url(#…)`, which is removed before.
 */
const costly =
  /[!?]|&(?!(?:amp|apos|gt|lt|quot|#\d{1,6});)|blend|clip|dash|filter|href|marker|mask|on\w+\s*=|style|url\(/i

/** Whether an SVG's creator, who may be anyone, cannot make it slow to draw. */
export function isPlainDrawing(uri: string): boolean {
  if (uri.length > maxLength) return false
  const text = decode(uri)
  if (text === undefined) return false
  const body = text
    .replace(/^\s*<\?xml\s[^?<>]*\?>/, '')
    .replace(/(fill|stroke)\s*=\s*(["'])url\(#[\w-]+\)\2/g, '$1=$2none$2')
  const elements = [...body.matchAll(/<\/?\s*([^\s/>]*)/g)].map(([, name = '']) => name)
  return elements.length <= 2 * maxElements && elements.every((name) => plainElements.has(name)) && !isCostly(body)
}

/** In attributes and names; in text content these words are harmless. A value may contain `>`. */
function isCostly(body: string): boolean {
  const tags = body.match(/<(?:[^>"']|"[^"]*"|'[^']*')*>/g) ?? []
  return costly.test(tags.join(' ')) || /&(?!(?:amp|apos|gt|lt|quot|#\d{1,6});)/.test(body)
}

function decode(uri: string): string | undefined {
  // Another character set would be read differently by the browser.
  const [, base64, data] = /^data:image\/svg\+xml(?:;charset=utf-8|;utf8)?(;base64)?,(.*)$/is.exec(uri) ?? []
  if (data === undefined) return undefined
  try {
    if (!base64) return decodeURIComponent(data)
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)))
  } catch {
    // Neither base64 nor percent-encoded UTF-8.
    return undefined
  }
}
