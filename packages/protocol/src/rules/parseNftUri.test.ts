import {
  EnsAvatarInvalidNftUriError,
  EnsAvatarUnsupportedNamespaceError,
  EnsAvatarUriResolutionError,
  labelhash,
  stringToBytes,
} from 'viem'
import { packetToBytes } from 'viem/ens'
import { expect, test } from 'vitest'
import { AvatarError, toAvatarError } from './AvatarError.ts'
import { encodeLabel, parseEncodedLabel } from './encodeLabel.ts'
import { parseNftMetadata } from './parseNftMetadata.ts'
import { parseNftUri } from './parseNftUri.ts'

const contract = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D'
const fail = (action: () => unknown) => {
  try {
    action()
    return undefined
  } catch (error) {
    return error instanceof AvatarError ? [error.code, ...error.metaMessages] : error
  }
}

test('default: an NFT of the EIP-155 form', () => {
  const expected = { chainId: 1, contract, namespace: 'erc721', tokenId: 42n }
  expect(parseNftUri(`eip155:1/erc721:${contract}/42`)).toEqual(expected)
  expect(parseNftUri(`eip155:1/erc721:${contract.toLowerCase()}/42`)).toEqual(expected)
  expect(parseNftUri(`EIP155:1/ERC721:${contract}/42`)).toEqual(expected)
  expect(parseNftUri(`did:nft:eip155:1_erc721:${contract}_42`)).toEqual(expected)
  expect(parseNftUri(`eip155:137/erc1155:${contract}/0`)).toEqual({
    chainId: 137,
    contract,
    namespace: 'erc1155',
    tokenId: 0n,
  })
})

test('error: invalid NFT URIs, each with its reason', () => {
  const reasons: [string, string][] = [
    [`cosmos:1/erc721:${contract}/42`, 'Only EIP-155 chains are supported.'],
    ['', 'Only EIP-155 chains are supported.'],
    ['https://x/y.png', 'Only EIP-155 chains are supported.'],
    [`eip155/erc721:${contract}/42`, 'The chain id is missing or not positive.'],
    [`eip155:0/erc721:${contract}/42`, 'The chain id is missing or not positive.'],
    [`eip155:1x/erc721:${contract}/42`, 'The chain id is missing or not positive.'],
    ['eip155:1', 'The contract is missing or not an address.'],
    ['eip155:1/erc721/42', 'The contract is missing or not an address.'],
    ['eip155:1/erc721:0x12/42', 'The contract is missing or not an address.'],
    [`eip155:1/erc721:${contract}`, 'The token id is missing or not a number.'],
    [`eip155:1/erc721:${contract}/0x2a`, 'The token id is missing or not a number.'],
    [`eip155:1/erc721:${contract}/-1`, 'The token id is missing or not a number.'],
    [`eip155:1/:${contract}/42`, 'The namespace is missing.'],
    [`eip155:1/erc721:${contract}/42/43`, 'It has more parts than it should.'],
    [`eip155:1:2/erc721:${contract}/42`, 'It has more parts than it should.'],
    [`eip155:1/erc721:${contract}:x/42`, 'It has more parts than it should.'],
  ]
  for (const [uri, reason] of reasons) {
    expect(fail(() => parseNftUri(uri))).toEqual(['AVATAR_NFT_URI_INVALID', reason])
  }
})

test('error: unsupported namespace', () => {
  expect(fail(() => parseNftUri(`eip155:1/erc20:${contract}/42`))).toEqual(['AVATAR_NAMESPACE_UNSUPPORTED'])
})

test('default: the image of metadata, in order', () => {
  expect(parseNftMetadata({ image: 'a', image_url: 'b', image_data: 'c' })).toBe('a')
  expect(parseNftMetadata({ image: '', image_url: 'b', image_data: 'c' })).toBe('b')
  expect(parseNftMetadata({ image: 7, image_url: null, image_data: 'c' })).toBe('c')
})

test('error: metadata without an image', () => {
  for (const metadata of [{}, null, 'x', [], { image: '' }, { picture: 'x' }]) {
    expect(fail(() => parseNftMetadata(metadata))).toEqual(['AVATAR_METADATA_INVALID'])
  }
})

test('behavior: what viem throws has the same codes', () => {
  expect(toAvatarError(new EnsAvatarInvalidNftUriError({ reason: 'x' }))?.code).toBe('AVATAR_NFT_URI_INVALID')
  expect(toAvatarError(new EnsAvatarUnsupportedNamespaceError({ namespace: 'x' }))?.code).toBe(
    'AVATAR_NAMESPACE_UNSUPPORTED',
  )
  const cause = new EnsAvatarUriResolutionError({ uri: 'x' })
  expect(toAvatarError(cause)).toMatchObject({
    name: 'AvatarError',
    code: 'AVATAR_URI_UNRESOLVABLE',
    cause,
    shortMessage: 'The address of the avatar leads to no image.',
  })
  expect(toAvatarError(Object.assign(new Error('x'), { name: 'EnsAvatarInvalidMetadataError' }))?.code).toBe(
    'AVATAR_METADATA_INVALID',
  )
  expect(toAvatarError(new Error('x'))).toBeUndefined()
  expect(toAvatarError('x')).toBeUndefined()
})

test('default: a label hash in brackets is 66 characters', () => {
  const hash = 'ab'.repeat(32)
  expect(`[${hash}]`).toHaveLength(66)
  expect(parseEncodedLabel(`[${hash}]`)).toBe(`0x${hash}`)
  for (const label of [
    hash,
    `[${hash}`,
    `${hash}]`,
    `[${hash}0]`,
    `[${hash.slice(1)}]`,
    `[${hash.slice(1)}g]`,
    `x[${hash}]`,
    `[${hash}]x`,
    '',
  ]) {
    expect(parseEncodedLabel(label)).toBeUndefined()
  }
})

test('default: a label over 255 bytes is replaced by its hash', () => {
  expect(encodeLabel('a'.repeat(255))).toBe('a'.repeat(255))
  const long = 'a'.repeat(256)
  expect(encodeLabel(long)).toBe(`[${labelhash(long).slice(2)}]`)
  // Bytes count, not characters.
  expect(encodeLabel('é'.repeat(127))).toBe('é'.repeat(127))
  expect(encodeLabel('é'.repeat(128))).toHaveLength(66)
  expect(parseEncodedLabel(encodeLabel(long))).toBe(labelhash(long))
})

test('behavior: labels are encoded as viem encodes them into names', () => {
  for (const label of ['vitalik', 'a'.repeat(255), 'a'.repeat(256)]) {
    const encoded = stringToBytes(encodeLabel(label))
    expect(packetToBytes(label)).toEqual(new Uint8Array([encoded.length, ...encoded, 0]))
  }
})
