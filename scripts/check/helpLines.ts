import ts from 'typescript'
import { type Catalogue, isHelpId, longestHelp, type Source } from './messageFaults.ts'

const helpNames = new Set(['hint', 'lead'])

/** English messages that a component shows as help, whatever their id, and that are longer than a line. */
export function findLongHelp(sources: readonly Source[], catalogues: readonly Catalogue[]): string[] {
  const english = new Map(
    catalogues.filter(({ language }) => language === 'en').map(({ area, messages }) => [area, messages]),
  )
  return sources.flatMap(({ file, text }) =>
    listHelp(file, text).flatMap(({ area, id }) =>
      Object.entries(english.get(area) ?? {})
        .filter(([name]) => (id.endsWith('.') ? name.startsWith(id) : name === id) && !isHelpId(name))
        .filter(([, message]) => message.length > longestHelp)
        .map(([name]) => `en/${area}: "${name}" is help and longer than ${longestHelp} characters.`),
    ),
  )
}

/** Messages in `hint` and `lead`, as attribute or property. Of a template, the part before its first value. */
function listHelp(file: string, text: string): { area: string; id: string }[] {
  const areas = new Map(
    [...text.matchAll(/const (\w+) = createCatalogue\('(\w+)'\)/g)].map(([, name = '', area = '']) => [name, area]),
  )
  if (areas.size === 0) return []
  const found: { area: string; id: string }[] = []
  const collect = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [id] = node.arguments
      const area = areas.get(node.expression.getText())
      if (area && id && ts.isStringLiteralLike(id)) found.push({ area, id: id.text })
      if (area && id && ts.isTemplateExpression(id)) found.push({ area, id: id.head.text })
    }
    ts.forEachChild(node, collect)
  }
  const visit = (node: ts.Node): void => {
    const isHelp = (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && helpNames.has(node.name.getText())
    if (isHelp && node.initializer) collect(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}
