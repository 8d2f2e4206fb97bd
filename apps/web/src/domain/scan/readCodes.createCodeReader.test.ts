import { splitLink } from '@countersign/protocol/offline'
import { expect, test } from 'vitest'
import { createCodeReader } from './readCodes.ts'

test('default: an address, a link or frames', () => {
  const reader = createCodeReader()
  const address = 'https://safe.example/1/0xab/import#v1.abc-_'
  expect(reader.add(address)).toEqual({ link: address, status: 'whole' })
  expect(reader.add('v1.abc')).toEqual({ link: 'v1.abc', status: 'whole' })
  const link = `v1.${'x'.repeat(600)}`
  const [first = '', second = ''] = splitLink(link)
  expect(reader.add(second)).toEqual({ count: 2, others: 0, received: 1, status: 'collecting' })
  expect(reader.add(first)).toEqual({ link, status: 'whole' })
})

test.each(['', 'https://example.org/#home', 'v1.a b', 'WIFI:S:home;;', 'javascript:alert(1)'])(
  'error: %s is none of ours',
  (text) => {
    expect(createCodeReader().add(text)).toEqual({ status: 'foreign' })
  },
)
