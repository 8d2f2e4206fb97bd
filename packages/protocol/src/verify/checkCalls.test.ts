import { expect, test } from 'vitest'
import { batch, call, encode } from '../../test/describing.ts'
import { summarize } from '../../test/summarize.ts'
import { createFacts, createTransaction, dave, erin } from '../../test/world.ts'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { safeDeployments } from '../chain/safeDeployments.ts'
import { type DecodedCall, decodeCall } from '../decode/decodeCall.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { checkCalls } from './checkCalls.ts'

const delegate = decodeCall(createTransaction({ data: '0xdeadbeef', operation: 1, to: dave }))

test('default: T22, official libraries by their code, wherever it is', () => {
  const official = safeDeployments.filter(({ codeHash }) => {
    const facts = createFacts({ codeHashes: new Map([[dave.toLowerCase(), codeHash]]) })
    return checkCalls({ decoded: delegate, facts })[0]?.code === 'DELEGATECALL_OFFICIAL'
  })
  expect([...new Set(official.map(({ name }) => name))].sort()).toEqual([
    'CreateCall',
    'MultiSend',
    'MultiSendCallOnly',
    'SafeMigration',
    'SafeToL2Migration',
    'SignMessageLib',
  ])
})

test('behavior: T23, trust of the service is ignored as soon as one target is not known', () => {
  const library = safeDeployments.find(({ name }) => name === 'MultiSend')
  const facts = createFacts({ codeHashes: new Map([[dave.toLowerCase(), library?.codeHash ?? null]]) })
  const { data = '0x' } = batch([call(erin, '0x12', 0n, 1)])
  const decoded = decodeCall(createTransaction({ data, operation: 1, to: dave }))
  expect(summarize(checkCalls({ decoded, facts, trustedDelegateCallTarget: true }))).toEqual([
    `ok T22 DELEGATECALL_OFFICIAL ${dave}`,
    `block T22 DELEGATECALL_UNCHECKED ${erin}`,
    'warn T23 TRUST_FLAG_IGNORED for trusted',
  ])
})

test('behavior: T32, what is nested too deep is not known', () => {
  let data = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(erin)])])
  for (let depth = 0; depth < 9; depth++)
    data = encode(multiSendAbi, 'multiSend', [encodeMultiSend([call(dave, data)])])
  const checks = checkCalls({ decoded: decodeCall(createTransaction({ data })), facts: undefined })
  expect(summarize(checks)).toEqual(['ok T22 NO_DELEGATECALL', 'unknown T32 NESTED_TOO_DEEP'])
})

test('behavior: T26, an unusual encoding counts even where every byte is explained', () => {
  const { data = '0x' } = batch([call(erin)])
  const decoded = decodeCall(createTransaction({ data }))
  if (decoded.decoding.kind !== 'decoded') throw new RangeError(decoded.decoding.kind)
  const unusual = (change: object): DecodedCall => ({
    ...decoded,
    decoding: {
      ...decoded.decoding,
      call: { ...(decoded.decoding.kind === 'decoded' && decoded.decoding.call), ...change },
    } as never,
  })
  const lines = (change: object) => summarize(checkCalls({ decoded: unusual(change), facts: undefined })).slice(1)
  expect(lines({})).toEqual([])
  expect(lines({ isCanonical: false })).toEqual(['warn T26 UNUSUAL_ENCODING'])
  expect(lines({ isCanonical: false, unexplainedBytes: 3 })).toEqual(['warn T26 UNEXPLAINED_BYTES 3'])
})
