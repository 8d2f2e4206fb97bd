import { type Abi, type AbiFunction, bytesToHex, type Hex, stringToBytes, toFunctionSignature } from 'viem'
import {
  allowanceModuleAbi,
  controlAbi,
  createCallAbi,
  multiSendAbi,
  passkeyFactoryAbi,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
  simulateTxAccessorAbi,
} from '../abi/libraryAbi.ts'
import { fallbackHandlerAbi, safeAbi } from '../abi/safeAbi.ts'
import { erc20CallsAbi, erc721CallsAbi, erc1155CallsAbi, permit2Abi } from '../abi/tokenAbi.ts'
import { keccak256 } from '../hash/keccak256.ts'

/** How much a function description is worth. */
export type FunctionSource =
  /** Compiled into this kernel. */
  | 'bundled'
  /** From source code whose compiled form was matched with the code at the address. */
  | 'verified'
  /** From a list of selectors that anyone can add to. */
  | 'guess'

export type KnownFunction = {
  abi: AbiFunction
  /** `transfer(address,uint256)` */
  signature: string
  source: FunctionSource
}

/** Every description that is compiled in, those of the most contracts first. */
export const bundledInterfaces: readonly {
  /** What a contract of this kind is called. */
  name: string
  abi: Abi
}[] = [
  { name: 'Safe', abi: safeAbi },
  { name: 'MultiSend', abi: multiSendAbi },
  { name: 'ERC-20', abi: erc20CallsAbi },
  { name: 'ERC-721', abi: erc721CallsAbi },
  { name: 'ERC-1155', abi: erc1155CallsAbi },
  { name: 'Permit2', abi: permit2Abi },
  { name: 'SignMessageLib', abi: signMessageLibAbi },
  { name: 'CreateCall', abi: createCallAbi },
  { name: 'SimulateTxAccessor', abi: simulateTxAccessorAbi },
  { name: 'Fallback handler', abi: fallbackHandlerAbi },
  { name: 'SafeMigration', abi: safeMigrationAbi },
  { name: 'SafeProxyFactory', abi: safeProxyFactoryAbi },
  { name: 'AllowanceModule', abi: allowanceModuleAbi },
  { name: 'SafeWebAuthnSignerFactory', abi: passkeyFactoryAbi },
  { name: 'Ownership, roles and upgrades', abi: controlAbi },
]

let bundled: ReadonlyMap<Hex, KnownFunction[]> | undefined

export function findBundledFunctions(selector: Hex): readonly KnownFunction[] {
  bundled ??= indexBySelector(bundledInterfaces.flatMap(({ abi }) => toKnownFunctions(abi, 'bundled')))
  return bundled.get(selector) ?? []
}

/** Functions of an ABI, ready to be handed to the decoder. */
export function toKnownFunctions(abi: Abi, source: FunctionSource): KnownFunction[] {
  return abi.flatMap((item) =>
    item.type === 'function' ? [{ abi: item, signature: toFunctionSignature(item), source }] : [],
  )
}

/** The first four bytes of a signature's hash. */
function hashSelector(signature: string): Hex {
  return bytesToHex(keccak256(stringToBytes(signature)).subarray(0, 4))
}

function indexBySelector(functions: readonly KnownFunction[]): ReadonlyMap<Hex, KnownFunction[]> {
  const index = new Map<Hex, KnownFunction[]>()
  for (const known of functions) {
    const selector = hashSelector(known.signature)
    index.set(selector, [...(index.get(selector) ?? []), known])
  }
  return index
}
