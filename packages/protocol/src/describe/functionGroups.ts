import { type Abi, toFunctionSignature } from 'viem'
import {
  allowanceModuleAbi,
  controlAbi,
  createCallAbi,
  passkeyFactoryAbi,
  safeMigrationAbi,
  safeProxyFactoryAbi,
  signMessageLibAbi,
} from '../abi/libraryAbi.ts'
import { fallbackHandlerAbi, safeAbi } from '../abi/safeAbi.ts'

/** Functions with the same meaning for a signer. */
type FunctionGroup =
  | 'approveHash'
  | 'control'
  | 'creation'
  | 'deployment'
  | 'execution'
  | 'fallbackHandler'
  | 'limits'
  | 'migration'
  | 'passkeySigner'
  | 'signMessage'

function listSignatures(abi: Abi, isIncluded: (name: string) => boolean = () => true): string[] {
  return abi.flatMap((item) => (item.type === 'function' && isIncluded(item.name) ? [toFunctionSignature(item)] : []))
}

const groups: Record<FunctionGroup, string[]> = {
  approveHash: listSignatures(safeAbi, (name) => name === 'approveHash'),
  control: listSignatures(controlAbi),
  creation: listSignatures(safeProxyFactoryAbi),
  deployment: listSignatures(createCallAbi),
  execution: listSignatures(safeAbi, (name) => name.startsWith('execTransaction')),
  // `simulate` always reverts; the others decide what the Safe signs and returns.
  fallbackHandler: listSignatures(fallbackHandlerAbi, (name) => name !== 'simulate'),
  limits: listSignatures(allowanceModuleAbi),
  migration: listSignatures(safeMigrationAbi),
  passkeySigner: listSignatures(passkeyFactoryAbi),
  signMessage: listSignatures(signMessageLibAbi),
}

export const functionGroups: ReadonlyMap<string, FunctionGroup> = new Map(
  Object.entries(groups).flatMap(([group, signatures]) =>
    signatures.flatMap((signature) => (isGroup(group) ? [[signature, group] as const] : [])),
  ),
)

function isGroup(name: string): name is FunctionGroup {
  return name in groups
}
