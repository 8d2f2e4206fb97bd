/** Three words or more in a row. Type strings, ABI lines and keys have none: they are hashed or compared, so they count. */
const PROSE = /[a-z0-9,:")'’]+ [a-z0-9"'(]+[a-z0-9,:")']* [a-z0-9"'(]+/i
const CODE = /\bu?int\d+\b|\bbytes\d+\b|\w\(\w+ \w+|^(error|event|function) /

/**
 * Leaves sentences for people alone: a test that notices a changed word pins the wording and nothing else. Everything
 * that a program reads is mutated: codes, names, discriminants, type strings, keys, patterns.
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
  // What is computed inside of a sentence counts as any other code does.
  if (!node.expressions.every(({ type }) => type === 'Identifier' || type === 'MemberExpression')) return undefined
  return node.quasis.map(({ value }) => value.cooked).join('x')
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'prose', value: proseIgnorer }]
