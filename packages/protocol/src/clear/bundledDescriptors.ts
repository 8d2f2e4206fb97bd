import type { Address } from 'viem'
import { findDeploymentByAddress, isAllowanceModule } from '../chain/findDeployment.ts'
import type { SafeContractName } from '../chain/safeDeployments.ts'
import allowanceModule from './bundled/calldata-allowance-module.json' with { type: 'json' }
import createCall from './bundled/calldata-create-call.json' with { type: 'json' }
import erc20 from './bundled/calldata-erc20.json' with { type: 'json' }
import erc721 from './bundled/calldata-erc721.json' with { type: 'json' }
import erc1155 from './bundled/calldata-erc1155.json' with { type: 'json' }
import multiSend from './bundled/calldata-multi-send.json' with { type: 'json' }
import safe from './bundled/calldata-safe.json' with { type: 'json' }
import safeMigration from './bundled/calldata-safe-migration.json' with { type: 'json' }
import safeProxyFactory from './bundled/calldata-safe-proxy-factory.json' with { type: 'json' }
import signMessageLib from './bundled/calldata-sign-message-lib.json' with { type: 'json' }
import permit from './bundled/eip712-erc2612.json' with { type: 'json' }
import safeTypedData from './bundled/eip712-safe.json' with { type: 'json' }
import type { KnownDescriptor } from './ClearReading.ts'
import { type Descriptor, hashDescriptor, parseDescriptor } from './DescriptorSchema.ts'

/** The descriptions that ship with this app. They name no contracts: the caller binds each to the one that it knows. */
const files = {
  'allowance-module': { 'calldata-allowance-module.json': allowanceModule },
  'create-call': { 'calldata-create-call.json': createCall },
  erc20: { 'calldata-erc20.json': erc20, 'eip712-erc2612.json': permit },
  erc721: { 'calldata-erc721.json': erc721 },
  erc1155: { 'calldata-erc1155.json': erc1155 },
  'multi-send': { 'calldata-multi-send.json': multiSend },
  safe: { 'calldata-safe.json': safe, 'eip712-safe.json': safeTypedData },
  'safe-migration': { 'calldata-safe-migration.json': safeMigration },
  'safe-proxy-factory': { 'calldata-safe-proxy-factory.json': safeProxyFactory },
  'sign-message-lib': { 'calldata-sign-message-lib.json': signMessageLib },
} as const satisfies Record<string, Record<string, unknown>>

/** Of what kind a contract is. */
export type ContractKind = keyof typeof files

const libraries: Partial<Record<SafeContractName, ContractKind>> = {
  CreateCall: 'create-call',
  MultiSend: 'multi-send',
  MultiSendCallOnly: 'multi-send',
  SafeMigration: 'safe-migration',
  SafeProxyFactory: 'safe-proxy-factory',
  SafeToL2Migration: 'safe-migration',
  SafeToL2Setup: 'safe-migration',
  SignMessageLib: 'sign-message-lib',
}

/** The kind of an official contract, by where it is. What is there is checked by its code, elsewhere. */
export function findContractKind(address: Address): ContractKind | undefined {
  if (isAllowanceModule(address)) return 'allowance-module'
  const name = findDeploymentByAddress(address)?.name
  return name && libraries[name]
}

const parsed = new Map<ContractKind, readonly KnownDescriptor[]>()

/** The bundled descriptions of one contract, bound to it; their hash is that of the file. */
export function bindBundled(kind: ContractKind, { address, chainId }: { address: Address; chainId: number }) {
  const known = parsed.get(kind) ?? parse(kind)
  parsed.set(kind, known)
  return known.map((item): KnownDescriptor => ({ ...item, descriptor: bind(item.descriptor, { address, chainId }) }))
}

function parse(kind: ContractKind): KnownDescriptor[] {
  return Object.entries(files[kind]).map(([name, file]) => {
    const descriptor = parseDescriptor(file)
    return { descriptor, hash: hashDescriptor(descriptor), name, source: 'bundled' }
  })
}

function bind(descriptor: Descriptor, deployment: { address: Address; chainId: number }): Descriptor {
  const deployments = [deployment]
  return {
    ...descriptor,
    context: descriptor.context?.eip712 ? { eip712: { deployments } } : { contract: { deployments } },
  }
}
