import type { Address } from 'viem'
import { expectTypeOf } from 'vitest'
import type { ChainEntity, ConnectionResult, Messages, RequestPermissionsResult, WatchAssetResult } from './index.ts'
import type { SetupSteps } from './wallets.ts'

// The connection result of the specification: account address, chain with id and unsupported flag.
type Connected = Extract<ConnectionResult, { status: 'connected' }>
expectTypeOf<Connected['account']['address']>().toEqualTypeOf<Address>()
expectTypeOf<Connected['chain']>().toEqualTypeOf<{ id: number; unsupported: boolean }>()
expectTypeOf<ConnectionResult['status']>().toEqualTypeOf<'connected' | 'connecting' | 'disconnected' | 'reconnecting'>()

// The chain entity of the specification.
expectTypeOf<ChainEntity>().toHaveProperty('network')
expectTypeOf<ChainEntity['rpcUrls']>().toHaveProperty('public')
expectTypeOf<ChainEntity['nativeCurrency']>().toEqualTypeOf<{ name: string; symbol: string; decimals: number }>()

// Exactly three steps, and refusals that cannot be overlooked.
expectTypeOf<SetupSteps['length']>().toEqualTypeOf<3>()
expectTypeOf<WatchAssetResult['status']>().toEqualTypeOf<'added' | 'failed' | 'pending' | 'rejected' | 'unsupported'>()
expectTypeOf<RequestPermissionsResult['status']>().toEqualTypeOf<
  'failed' | 'granted' | 'pending' | 'rejected' | 'unsupported'
>()
expectTypeOf<Messages['failed']>().toEqualTypeOf<string>()
