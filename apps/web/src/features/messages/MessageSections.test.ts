import { expect, test } from 'vitest'
import { createSnippet } from './MessageSections.tsx'

const parameters = {
  chainId: 31337,
  contentHash: '0xaa',
  isText: true,
  safe: '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79',
  signature: '0xbb',
} as const

test('default: the question to the Safe, with nothing left to fill in but a node', () => {
  const snippet = createSnippet(parameters)
  for (const part of ["address: '0xF719", "'0xaa'", "'0xbb'", 'hashMessage(text)', 'chain 31337', '0x1626ba7e'])
    expect(snippet).toContain(part)
  expect(createSnippet({ ...parameters, isText: false })).toContain('hashTypedData(typedData)')
})
