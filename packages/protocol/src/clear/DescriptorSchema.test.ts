import { keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { hashDescriptor, parseDescriptorFile } from './DescriptorSchema.ts'

const hashText = (text: string) => hashDescriptor(parseDescriptorFile(text))

test('default: the hash of the canonical form, whatever the order, the blanks and the way to write a letter', () => {
  const canonical = '{"$schema":"x","metadata":{"constants":{"a":1,"b":[true,null,"é\\n"],"é":1e+21},"owner":"A"}}'
  const expected = keccak256(stringToHex(canonical))
  expect(hashText(canonical)).toBe(expected)
  expect(
    hashText(
      '{ "metadata": { "owner": "\\u0041", "constants": { "é": 1e21, "b": [true, null, "\\u00e9\\n"], "a": 1.0 } }, "$schema": "x" }',
    ),
  ).toBe(expected)
})

test('behavior: any change is another hash', () => {
  const hashes = ['{}', '{"metadata":{}}', '{"metadata":{"owner":"A"}}', '{"metadata":{"owner":"a"}}'].map(hashText)
  expect(new Set(hashes).size).toBe(4)
})
