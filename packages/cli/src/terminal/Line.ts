import { escapeText } from './escapeText.ts'

export type Style = 'bold' | 'dim' | 'good' | 'bad' | 'warn'
export type Span = string | { text: string; style: Style }
export type Line = readonly Span[]

const codes: Record<Style, number> = { bad: 31, bold: 1, dim: 2, good: 32, warn: 33 }

/** Escapes every span before it adds colours. */
export function renderLines(lines: readonly Line[], { hasColour }: { hasColour: boolean }): string {
  return lines.map((line) => `${line.map((span) => renderSpan(span, hasColour)).join('')}\n`).join('')
}

function renderSpan(span: Span, hasColour: boolean): string {
  if (typeof span === 'string') return escapeText(span)
  const text = escapeText(span.text)
  return hasColour ? `\u001b[${codes[span.style]}m${text}\u001b[0m` : text
}

/** Aligned lines of name and value. */
export function toTable(rows: readonly (readonly [name: string, ...value: Span[]])[]): Line[] {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, ...value]) => [`  ${name.padEnd(width)}  `, ...value])
}

export function toHeading(text: string): Line[] {
  return [[], [{ style: 'bold', text }]]
}
