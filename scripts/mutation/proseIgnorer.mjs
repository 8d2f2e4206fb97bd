/**
 * Three words or more in a row. Type strings, ABI lines and keys have none: they are hashed or compared, so they are
 * mutated.
 */
const PROSE = /[a-z0-9,:")'’]+ [a-z0-9"'(]+[a-z0-9,:")']* [a-z0-9"'(]+/i
const CODE = /\bu?int\d+\b|\bbytes\d+\b|\w\(\w+ \w+|^(error|event|function) /

/**
 * Skips prose: a test that detects a changed word only pins the wording. Everything that a program reads is mutated:
 * codes, names, discriminants, type strings, keys, patterns.
 */
const proseIgnorer = {
  shouldIgnore(path) {
    const text = getText(path)
    return text !== undefined && PROSE.test(text) && !CODE.test(text) ? 'A sentence for people.' : undefined
  },
}

function getText({ node }) {
  if (node.type === 'StringLiteral') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  // Expressions inside a sentence are mutated like other code.
  if (!node.expressions.every(({ type }) => type === 'Identifier' || type === 'MemberExpression')) return undefined
  return node.quasis.map(({ value }) => value.cooked).join('x')
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'prose', value: proseIgnorer }]
