import ts from 'typescript'
import { englishSentences } from '../../packages/protocol/src/describe/englishSentences.ts'
import type { Source } from './messageFaults.ts'

/** The messages of the packages by id, from calls such as `msg('check.nonceOpen', 'Nonce {nonce} is open.', { nonce })`. */
export function collectMessages(sources: readonly Source[]): { faults: string[]; messages: Record<string, string> } {
  const found = new Map(Object.entries(englishSentences).map(([id, text]): [string, string] => [`summary.${id}`, text]))
  const faults: string[] = []
  const add = (file: string, [id, text]: readonly ts.Node[]) => {
    if (!id || !text || !ts.isStringLiteralLike(id) || !ts.isStringLiteralLike(text))
      faults.push(`${file}: msg() needs an id and an English text as literals.`)
    else if ((found.get(id.text) ?? text.text) !== text.text)
      faults.push(`${file}: "${id.text}" has two English texts.`)
    else found.set(id.text, text.text)
  }
  for (const { file, text } of sources) {
    if (!text.includes('msg(')) continue
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'msg') add(file, node.arguments)
      ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return { faults, messages: Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) }
}
