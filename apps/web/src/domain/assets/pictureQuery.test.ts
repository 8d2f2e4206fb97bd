import { WebConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { findPicture } from './pictureQuery.ts'

const configure = (avatars: boolean) =>
  WebConfigSchema.parse({
    arweaveGateway: 'https://ar.operator.test',
    chains: [testChain],
    ipfsGateway: 'https://ipfs.operator.test',
    lookups: { avatars, names: true },
    serviceUrl: '',
  })
const find = (uri: string | null, isOn = true) => findPicture(uri, configure(isOn))

test('default: at the operator’s gateways, where they are switched on', () => {
  const url = 'https://ipfs.operator.test/ipfs/bafy/1.png'
  expect(find(url)).toEqual({ kind: 'gateway', url })
  expect(find('https://ar.operator.test/abc')).toMatchObject({ kind: 'gateway' })
  expect(find(url, false)).toEqual({ kind: 'none', reason: 'off' })
  expect(find(null)).toBeUndefined()
  expect(find('')).toBeUndefined()
})

test.each([
  'https://elsewhere.test/ipfs/bafy/1.png',
  'https://ipfs.operator.test.elsewhere.test/ipfs/bafy',
  'https://ipfs.operator.test@elsewhere.test/ipfs/bafy',
  'https://user:secret@ipfs.operator.test/ipfs/bafy',
  'https://ipfs.operator.test/ipfs/../admin',
  'https://ipfs.operator.test/ipfs/%2e%2e/admin',
  'https://ipfs.operator.test:8443/ipfs/bafy',
  'http://ipfs.operator.test/ipfs/bafy',
  '//ipfs.operator.test/ipfs/bafy',
  'javascript:alert(1)',
  'ipfs://bafy',
])('behavior: %s is not asked', (uri) => {
  expect(find(uri)).toEqual({ kind: 'none', reason: 'external' })
})

test('behavior: what is named by its content is asked for at the chosen gateway, whoever else has it', () => {
  const [old, content] = [`Qm${'a'.repeat(44)}`, `b${'a'.repeat(58)}`]
  const transaction = 'A_-9'.repeat(10).concat('abc')
  expect(find(`https://elsewhere.test/ipfs/${content}/1.png?x=1`)).toEqual({
    kind: 'gateway',
    url: `https://ipfs.operator.test/ipfs/${content}/1.png`,
  })
  expect(find(`https://elsewhere.test/ipfs/${old}`)).toMatchObject({
    url: `https://ipfs.operator.test/ipfs/${old}`,
  })
  expect(find(`https://elsewhere.test/${transaction}`)).toMatchObject({
    url: `https://ar.operator.test/${transaction}`,
  })
  for (const uri of [`http://elsewhere.test/ipfs/${content}`, `https://a:b@elsewhere.test/ipfs/${content}`])
    expect(find(uri)).toEqual({ kind: 'none', reason: 'external' })
})

test('behavior: pixels inside of the token need nobody; documents are no pictures', () => {
  const url = 'data:image/png;base64,iVBORw0KGgo='
  expect(find(url, false)).toEqual({ kind: 'inline', url })
  expect(find('data:image/svg+xml;base64,PHN2Zy8+')).toMatchObject({ kind: 'inline' })
  for (const uri of ['data:image/svg+xml;base64,PHVzZS8+', 'data:image/svg+xml,<svg onload="alert(1)"/>'])
    expect(find(uri)).toEqual({ kind: 'drawing', url: uri })
  for (const uri of [
    'data:text/html,<script>alert(1)</script>',
    'DATA:image/png;base64,%3Csvg',
    'data:image/png,<svg/>',
  ])
    expect(find(uri)).toEqual({ kind: 'none', reason: 'unsuitable' })
})
