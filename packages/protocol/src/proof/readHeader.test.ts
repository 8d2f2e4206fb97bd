import { expect, test } from 'vitest'
import { parseHeader } from './readHeader.ts'

/** The genesis block of mainnet. */
const frontier = {
  difficulty: '0x400000000',
  extraData: '0x11bbe8db4e347b4e8c937c1c8370e4b5ed33adb3db69cbdb7a38e1e50b1b82fa',
  gasLimit: '0x1388',
  gasUsed: '0x0',
  hash: '0xd4e56740f876aef8c010b86a40d5f56745a118d0906a34e69aec8c0db1cb8fa3',
  logsBloom: `0x${'0'.repeat(512)}`,
  miner: '0x0000000000000000000000000000000000000000',
  mixHash: '0x0000000000000000000000000000000000000000000000000000000000000000',
  nonce: '0x0000000000000042',
  number: '0x0',
  parentHash: '0x0000000000000000000000000000000000000000000000000000000000000000',
  receiptsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  sha3Uncles: '0x1dcc4de8dec75d7aab85b567b6ccd41ad312451b948a7413f0a142fd40d49347',
  stateRoot: '0xd7f8974fb5ac78d9ac099b9ad5018bedc2ce0a72dad1827a1709da30580f0544',
  timestamp: '0x0',
  totalDifficulty: '0x400000000',
  transactionsRoot: '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
}

test('default: fields of later forks that a node adds are not a part of an early header', () => {
  expect(parseHeader(frontier)).toMatchObject({ isHashed: true, number: 0n, timestamp: 0n })
  expect(parseHeader({ ...frontier, baseFeePerGas: '0x7' })?.isHashed).toBe(true)
  expect(parseHeader({ ...frontier, baseFeePerGas: null })?.isHashed).toBe(true)
})

test('behavior: every field that is hashed counts', () => {
  const { hash, totalDifficulty, ...hashed } = frontier
  expect(totalDifficulty).toBe(frontier.difficulty)
  for (const [name, value] of Object.entries(hashed)) {
    const other = `${value.slice(0, -1)}${value.endsWith('7') ? '8' : '7'}`
    expect([name, parseHeader({ ...hashed, hash, [name]: other })?.isHashed]).toEqual([name, false])
  }
})

test('error: what is no block, and headers of another form', () => {
  for (const block of [null, undefined, 'x', {}, { ...frontier, stateRoot: '0x1' }, { ...frontier, number: -1 }])
    expect(parseHeader(block)).toBeUndefined()
  const { mixHash, ...without } = frontier
  expect(mixHash).toHaveLength(66)
  expect(parseHeader(without)?.isHashed).toBe(false)
  expect(parseHeader({ ...frontier, extraData: `0x${'00'.repeat(5_000)}` })?.isHashed).toBe(false)
})
