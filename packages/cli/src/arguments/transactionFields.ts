import type { SafeTransaction } from '@countersign/protocol/hash'
import { AddressSchema, HexSchema, UintStringSchema } from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import type { z } from 'zod'
import { UsageError } from '../CliError.ts'
import { getText, type OptionSpec, type OptionValues } from './Command.ts'

export const fieldOptions = {
  to: { text: 'target address', value: '<address>' },
  value: { text: 'amount in wei [0]', value: '<number>' },
  data: { text: 'calldata [0x]', value: '<hex>' },
  operation: { text: '0 = call, 1 = delegatecall [0]', value: '<0|1>' },
  'safe-tx-gas': { text: '[0]', value: '<number>' },
  'base-gas': { text: '[0]', value: '<number>' },
  'gas-price': { text: '[0]', value: '<number>' },
  'gas-token': { text: '[the zero address]', value: '<address>' },
  'refund-receiver': { text: '[the zero address]', value: '<address>' },
  nonce: { text: 'required if the second argument is a hash', value: '<number>' },
} as const satisfies Record<string, OptionSpec>

export function hasFields(options: OptionValues): boolean {
  return Object.keys(fieldOptions).some((name) => options[name] !== undefined)
}

/** The transaction of the field options. `nonce` is that of the command's argument. */
export function parseFields(options: OptionValues, nonce: bigint | undefined): SafeTransaction {
  const read = <value>(name: string, schema: z.ZodType<value>, fallback: string): value => {
    const parsed = schema.safeParse(getText(options, name) ?? fallback)
    if (parsed.success) return parsed.data
    throw new UsageError(`--${name}: ${parsed.error.issues[0]?.message ?? 'invalid value'}.`)
  }
  const number = (name: string, fallback = '0') => BigInt(read(name, UintStringSchema, fallback))
  const typedNonce = getText(options, 'nonce')
  if (getText(options, 'to') === undefined) throw new UsageError('Missing option --to: the target address.')
  if (nonce === undefined && typedNonce === undefined)
    throw new UsageError('Missing option --nonce: it cannot be derived from the hash.')
  if (nonce !== undefined && typedNonce !== undefined && typedNonce !== `${nonce}`)
    throw new UsageError(`--nonce is ${typedNonce.slice(0, 80)}, but the argument is nonce ${nonce}.`)
  return {
    baseGas: number('base-gas'),
    data: read('data', HexSchema, '0x'),
    gasPrice: number('gas-price'),
    gasToken: read('gas-token', AddressSchema, zeroAddress),
    nonce: nonce ?? number('nonce'),
    operation: parseOperation(getText(options, 'operation')),
    refundReceiver: read('refund-receiver', AddressSchema, zeroAddress),
    safeTxGas: number('safe-tx-gas'),
    to: read('to', AddressSchema, ''),
    value: number('value'),
  }
}

export function parseOperation(text: string | undefined): 0 | 1 {
  if (text === undefined || text === '0') return 0
  if (text === '1') return 1
  throw new UsageError(`--operation must be 0 (call) or 1 (delegatecall), not "${text.slice(0, 40)}".`)
}
