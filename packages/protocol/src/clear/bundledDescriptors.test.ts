import { type Abi, type Address, encodeFunctionData, getAddress, type Hex, parseAbi, toFunctionSignature } from 'viem'
import { expect, test } from 'vitest'
import {
  allowanceModuleAbi,
  multiSendAbi,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '../abi/libraryAbi.ts'
import { safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi } from '../abi/tokenAbi.ts'
import { allowanceModules } from '../chain/findDeployment.ts'
import { safeDeployments } from '../chain/safeDeployments.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { describeTransaction } from '../describe/describeTransaction.ts'
import { bindBundled, type ContractKind, findContractKind } from './bundledDescriptors.ts'
import type { ClearFacts } from './ClearReading.ts'
import { explainActions } from './explainActions.ts'
import { parseFormatKey } from './parseFormatKey.ts'

const safe: Address = '0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79'
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const dave: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const token = getAddress('0x00000000000000000000000000000000C0fFEe02')
const facts: ClearFacts = {
  chain: { id: 1, name: 'Ethereum', nativeCurrency: { decimals: 18, symbol: 'ETH' } },
  findName: (address) => (address === dave ? 'Dave' : undefined),
  findToken: async (address) => (address === token ? { decimals: 6, symbol: 'SIX', type: 'ERC20' } : undefined),
}

function listSignatures(kind: ContractKind): string[] {
  return bindBundled(kind, { address: safe, chainId: 1 }).flatMap(({ descriptor }) =>
    Object.keys(descriptor.display?.formats ?? {}).flatMap((key) => parseFormatKey(key)?.signature ?? []),
  )
}

const setups = ['setup', 'requiredTxGas', 'simulateAndRevert']

test.each<[ContractKind, Abi]>([
  ['safe', safeAbi.filter((item) => !setups.includes(item.name))],
  // Wrapping is no part of the standard.
  ['erc20', erc20CallsAbi.filter(({ name }) => !['deposit', 'withdraw'].includes(name))],
  ['erc721', erc721CallsAbi],
  ['erc1155', erc1155CallsAbi],
  ['allowance-module', allowanceModuleAbi],
  ['multi-send', multiSendAbi],
  ['sign-message-lib', signMessageLibAbi],
  ['safe-migration', safeMigrationAbi],
  ['safe-proxy-factory', safeProxyFactoryAbi],
])('default: %s describes what the kernel decodes', (kind, abi) => {
  const known = listSignatures(kind)
  const wanted = abi.flatMap((item) => (item.type === 'function' ? [toFunctionSignature(item)] : []))
  expect(wanted.filter((signature) => !known.includes(signature))).toEqual([])
})

test('behavior: every official address that has a description is found, an unknown one is not', () => {
  for (const { address } of allowanceModules) expect(findContractKind(address)).toBe('allowance-module')
  for (const { address, name } of safeDeployments)
    if (name.startsWith('MultiSend')) expect(findContractKind(address)).toBe('multi-send')
  expect(findContractKind(dave)).toBeUndefined()
})

test('default: a batch of a Safe is explained call by call, the calls of another Safe too', async () => {
  const abi = parseAbi(['function transfer(address to, uint256 value)'])
  const transfer = encodeFunctionData({ abi, args: [dave, 2_500_000n], functionName: 'transfer' })
  const execute = encodeFunctionData({
    abi: safeAbi,
    args: [
      token,
      0n,
      transfer,
      0,
      0n,
      0n,
      0n,
      '0x0000000000000000000000000000000000000000',
      '0x0000000000000000000000000000000000000000',
      '0x',
    ],
    functionName: 'execTransaction',
  })
  const threshold = encodeFunctionData({ abi: safeAbi, args: [3n], functionName: 'changeThreshold' })
  const call = (to: Address, data: Hex) => ({ data, operation: 0, to, value: 0n }) as const
  const data = encodeFunctionData({
    abi: multiSendAbi,
    args: [encodeMultiSend([call(token, transfer), call(safe, threshold), call(other, execute)])],
    functionName: 'multiSend',
  })
  const multiSend = getAddress('0x9641d764fc13c8B624c04430C7356C1C7C8102e2')
  const action = describeTransaction({
    nativeCurrency: facts.chain.nativeCurrency,
    safe,
    transaction: { data, operation: 1, to: multiSend, value: 0n },
  })
  const items = await explainActions({ action, facts, safes: [safe, other] })
  const reported = items.map(({ action: { path }, readings }) => [
    path.join('.'),
    readings.map((reading) => (reading.kind === 'read' ? (reading.sentence ?? reading.intent) : reading.kind)),
  ])
  expect(reported).toEqual([
    ['', ['Make several calls in turn']],
    ['0', ['Send 2.5 SIX to Dave']],
    ['1', ['Ask for 3 signatures']],
    ['2', ['Execute a transaction of the Safe']],
    ['2.0', ['Send 2.5 SIX to Dave']],
  ])
  // Of an account that is not known to be a Safe nothing is said.
  const [, , , outer] = await explainActions({ action, facts, safes: [safe] })
  expect(outer?.readings).toEqual([])
})
