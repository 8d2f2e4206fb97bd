import { expect, test } from 'vitest'
import { InvalidNftUriError, UnsupportedNamespaceError } from './avatarErrors.ts'
import { isNftUri, parseNftUri } from './resolveAvatar.ts'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

test('default: chain, contract, namespace and token', () => {
  expect(parseNftUri(`eip155:1/erc721:${contract.toLowerCase()}/7`)).toEqual({
    chainId: 1,
    contract,
    namespace: 'erc721',
    tokenId: 7n,
  })
})

test('behavior: ERC-1155 and the older form', () => {
  expect(parseNftUri(`eip155:31337/erc1155:${contract}/0x10`)).toMatchObject({ namespace: 'erc1155', tokenId: 16n })
  expect(parseNftUri(`did:nft:eip155:1_erc1155:${contract}_3`)).toMatchObject({ chainId: 1, tokenId: 3n })
  expect(isNftUri('eip155:1/x')).toBe(true)
  expect(isNftUri('https://x')).toBe(false)
})

test.each([
  `eip155:/erc721:${contract}/7`,
  `eip155:0/erc721:${contract}/7`,
  'eip155:1/erc721:0x12/7',
  `eip155:1/erc721:${contract}/`,
  `eip155:1/erc721:${contract}/abc`,
  `eip155:1/:${contract}/7`,
  `bip122:1/erc721:${contract}/7`,
  `eip155:1/erc721:${contract}/7/8`,
  'eip155:1',
])('error: %s', (uri) => {
  expect(() => parseNftUri(uri)).toThrow(InvalidNftUriError)
})

test('error: another namespace', () => {
  expect(() => parseNftUri(`eip155:1/erc20:${contract}/7`)).toThrow(UnsupportedNamespaceError)
})
