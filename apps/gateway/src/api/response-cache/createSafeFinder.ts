import { AddressSchema, ChainIdParamSchema } from '@countersign/protocol/wire'
import type { Context } from 'hono'
import { z } from 'zod'
import type { SafeKey } from '../../db/queries/cacheVersions.ts'
import type { ChainRegistry } from '../chain-registry/ChainRegistry.ts'

const maxHashes = 10_000
const hashForm = /^0x[0-9a-fA-F]{64}$/
const idForm = /^(?:module|multisig|transfer)_(0x[0-9a-fA-F]{40})_/
const DetailsSchema = z.object({ safeAddress: AddressSchema, txData: z.looseObject({}) })

export type SafeFinder = {
  /** The Safe of a request, derived from its URL. */
  find(c: Context): SafeKey | undefined
  /** Records the Safe of a hash from a response. Returns whether it is certain. */
  learn(c: Context, body: Uint8Array): boolean
}

export function createSafeFinder({ chains }: { chains: ChainRegistry }): SafeFinder {
  const safes = new Map<string, SafeKey['safe']>()
  const findHash = (c: Context) => hashForm.exec(c.req.param('id') ?? '')?.[0].toLowerCase()
  return {
    find(c) {
      const chainId = ChainIdParamSchema.safeParse(c.req.param('chainId')).data
      if (chainId === undefined || !chains.has(chainId)) return undefined
      const id = c.req.param('id')
      const address = id === undefined ? c.req.param('address') : idForm.exec(id)?.[1]
      const hash = findHash(c)
      const safe = hash ? safes.get(`${chainId}:${hash}`) : AddressSchema.safeParse(address).data
      return safe && { chainId, safe }
    },
    learn(c, body) {
      const hash = findHash(c)
      if (!hash && !c.req.param('id')?.startsWith('multisig_')) return true
      // A hash without its contents is only a claim of some Safe; another may be the right one.
      const details = DetailsSchema.safeParse(JSON.parse(new TextDecoder().decode(body))).data
      if (hash && details) {
        if (safes.size >= maxHashes) safes.clear()
        safes.set(`${c.req.param('chainId')}:${hash}`, details.safeAddress)
      }
      return details !== undefined
    },
  }
}
