import { toTrainingSafe, trainingChainId } from '@countersign/protocol/custody'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import {
  type Address,
  encodeFunctionData,
  getAddress,
  type Hex,
  keccak256,
  parseAbi,
  stringToBytes,
  zeroAddress,
} from 'viem'
import type { TrainingWorld } from './TrainingWorld.ts'
import type { ExerciseId } from './trainingStore.ts'

const abi = parseAbi([
  'function swapOwner(address prevOwner, address oldOwner, address newOwner)',
  'function transfer(address to, uint256 value)',
])

/** The request of a colleague, in numbers: the page writes the sentence. */
type Intent = { kind: 'pay'; to: Address; value: bigint } | { kind: 'replace'; owner: Address; by: Address }

export type Exercise = {
  id: ExerciseId | 'genuine'
  intent: Intent
  /** What the service answers for. */
  safeTxHash: Hex
  /** What it sends: in a lie, not what has that hash. */
  transaction: SafeTransaction
  /** Whether signing is right. */
  isGenuine: boolean
}

const ether = 10n ** 18n

/** One exercise of each kind, and a genuine transaction, so that rejecting everything does not pass. */
export function createExercises(world: TrainingWorld): Exercise[] {
  const { nonce, owners, recipient, version } = world
  const safe = toTrainingSafe(world)
  const [, replaced = recipient] = owners
  const attacker = toAddress(`attacker of ${safe}`)
  const fresh = toAddress(`new key of ${safe}`)
  const build = (body: Partial<SafeTransaction> & Pick<SafeTransaction, 'to'>): SafeTransaction => ({
    baseGas: 0n,
    data: '0x',
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce,
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
    value: 0n,
    ...body,
  })
  const hash = (transaction: SafeTransaction) =>
    hashSafeTransaction({ chainId: trainingChainId, safe, transaction, version }).safeTxHash
  const create = (id: Exercise['id'], intent: Intent, transaction: SafeTransaction, shown = transaction): Exercise => ({
    id,
    intent,
    isGenuine: id === 'genuine',
    safeTxHash: hash(transaction),
    transaction: shown,
  })
  const pay: Intent = { kind: 'pay', to: recipient, value: ether }
  const replace: Intent = { by: fresh, kind: 'replace', owner: replaced }
  const swap = (by: Address) => {
    const index = owners.indexOf(replaced)
    const previous = index > 0 ? owners[index - 1] : undefined
    const args = [previous ?? '0x0000000000000000000000000000000000000001', replaced, by] as const
    return build({ data: encodeFunctionData({ abi, args, functionName: 'swapOwner' }), to: safe })
  }
  const hidden = encodeFunctionData({ abi, args: [recipient, ether], functionName: 'transfer' })
  return [
    create('recipient', pay, build({ to: attacker, value: ether })),
    create('delegatecall', pay, build({ data: hidden, operation: 1, to: attacker })),
    create('swapOwner', replace, swap(attacker)),
    create('genuine', pay, build({ to: recipient, value: ether })),
    create('poisoning', pay, build({ to: imitate(recipient), value: ether })),
    // The hash of the requested transaction, with another body.
    create('lyingService', replace, swap(fresh), build({ to: attacker, value: 50n * ether })),
  ]
}

function toAddress(seed: string): Address {
  return getAddress(`0x${keccak256(stringToBytes(seed)).slice(-40)}`)
}

/** Same beginning and end, as attackers grind them. */
export function imitate(address: Address): Address {
  const middle = keccak256(stringToBytes(address)).slice(2, 34)
  const imitation = `0x${address.slice(2, 6)}${middle}${address.slice(-4)}`.toLowerCase()
  return getAddress(imitation)
}
