import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** What is laid out in both directions. */
const LAID_OUT = /^(apps\/web|packages\/connect)\/.*(?<!\.test)\.(css|html|tsx?)$/

const SIDE = '(left|right)'
const PHYSICAL_PROPERTY = new RegExp(
  `^(${SIDE}|(margin|padding|scroll-margin|scroll-padding|border)-${SIDE}(-\\w+)?|border-(top|bottom)-${SIDE}-radius)$`,
)
const SIDED_PROPERTY = /^(text-align(-last)?|float|clear|caption-side|justify-(content|items|self)|transform-origin)$/
const DECLARATION = { css: /([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g, html: /([\w-]+)\s*:\s*([^;{}"]+)(?=[;}"])/g }

/** Styles that name left or right, in style sheets and in `style` attributes: they do not turn around with the language. */
export function findPhysicalStyles(
  files: readonly string[],
  read = (file: string) => readFileSync(file, 'utf8'),
): string[] {
  return files
    .filter((file) => LAID_OUT.test(file))
    .flatMap((file) =>
      listDeclarations(file, read(file)).flatMap(({ name, value }) =>
        isPhysical(name, value.trim())
          ? [`${file}: "${name}: ${value.trim()}" names a side: use logical properties, such as margin-inline-start.`]
          : [],
      ),
    )
}

function isPhysical(name: string, value: string): boolean {
  if (PHYSICAL_PROPERTY.test(name)) return true
  if (SIDED_PROPERTY.test(name)) return /\b(left|right)\b/.test(value)
  if (/^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|style|color))$/.test(name)) {
    const [, right, , left] = splitValues(value)
    return left !== undefined && left !== right
  }
  if (name !== 'border-radius') return false
  const [topLeft, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = splitValues(value)
  return topLeft !== topRight || bottomLeft !== bottomRight
}

/** `0 var(--a, 1px) calc(1px + 2px)` has three. */
function splitValues(value: string): string[] {
  return value.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}

type Declaration = { name: string; value: string }

function listDeclarations(file: string, source: string): Declaration[] {
  const pattern = file.endsWith('.css') ? DECLARATION.css : file.endsWith('.html') && DECLARATION.html
  if (pattern) {
    const declarations = source.replaceAll(/\/\*.*?\*\//gs, '').matchAll(pattern)
    return [...declarations].map(([, name = '', value = '']) => ({ name, value }))
  }
  const found: Declaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'style') node.initializer?.forEachChild(visitStyle)
    ts.forEachChild(node, visit)
  }
  const visitStyle = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) found.push({ name: toKebabCase(node.name), value: toText(node.initializer) })
    ts.forEachChild(node, visitStyle)
  }
  if (source.includes('style='))
    visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

const toKebabCase = (name: ts.PropertyName) =>
  name
    .getText()
    .replaceAll(/['"]/g, '')
    .replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const toText = (value: ts.Expression) => (ts.isStringLiteralLike(value) ? value.text : value.getText())
