import { parseJson } from '@countersign/protocol/text'
import { AddressSchema, HashSchema, HexSchema, MessageContentSchema } from '@countersign/protocol/wire'
import { z } from 'zod'
import type { LocalStore } from '../../lib/createLocalStore.ts'
import type { PageStorage } from '../../lib/openStorage.ts'
import { getSaveFailures } from '../../lib/saveFailures.ts'
import {
  type Confirmations,
  ConfirmationsSchema,
  legacyKeys,
  type SignableRecord,
  type StoredConfirmation,
  StoredTransactionSchema,
} from './ConfirmationsSchema.ts'
import { addRecord } from './confirmations.ts'

const SignatureSchema = z.object({ signer: AddressSchema, signature: HexSchema })
const OwnSchema = SignatureSchema.extend({ signedAt: z.number(), isDelivered: z.boolean() })
const TransactionSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  version: z.string(),
  safeTxHash: HashSchema,
  transaction: StoredTransactionSchema,
})
const MessageSchema = z.object({
  chainId: z.int().positive(),
  safe: AddressSchema,
  messageHash: HashSchema,
  content: MessageContentSchema,
})

const toEarlier = (signed: z.infer<typeof SignatureSchema>): StoredConfirmation => ({
  ...signed,
  source: 'earlier',
  signedAt: 0,
  isDelivered: true,
})

const toEntries = (source: 'yours' | 'file') =>
  z.array(TransactionSchema.extend({ ...OwnSchema.shape, origin: z.string().optional() })).transform((entries) =>
    entries.map(
      ({ chainId, safe, version, safeTxHash, transaction, ...signed }): SignableRecord => ({
        ...{ kind: 'transaction', chainId, safe, version, hash: safeTxHash, transaction },
        confirmations: [{ ...signed, source }],
      }),
    ),
  )

/** The four stores of earlier versions, by their keys without the prefix. */
const legacySchemas: Readonly<Record<(typeof legacyKeys)[number], z.ZodType<SignableRecord[]>>> = {
  'ledger.v1': toEntries('yours'),
  'received.v1': toEntries('file'),
  'cosignatures.v1': z
    .object({
      transactions: z.array(TransactionSchema.extend({ signatures: z.array(SignatureSchema) })),
      messages: z.array(MessageSchema.extend({ signatures: z.array(SignatureSchema) })),
    })
    .transform(({ transactions, messages }): SignableRecord[] => [
      ...transactions.map(({ safeTxHash, signatures, ...rest }) => ({
        ...{ kind: 'transaction' as const, ...rest, hash: safeTxHash },
        confirmations: signatures.map(toEarlier),
      })),
      ...messages.map(({ messageHash, signatures, ...rest }) => ({
        ...{ kind: 'message' as const, ...rest, hash: messageHash },
        confirmations: signatures.map(toEarlier),
      })),
    ]),
  'messages.v1': z
    .array(MessageSchema.extend({ createdAt: z.number(), signatures: z.array(OwnSchema) }))
    // Newest first before, newest last now.
    .transform((messages) =>
      messages.toReversed().map(
        ({ messageHash, signatures, ...rest }): SignableRecord => ({
          ...{ kind: 'message', ...rest, hash: messageHash },
          confirmations: signatures.map((signed) => ({ ...signed, source: 'yours' })),
        }),
      ),
    ),
}

const confirmationsKey = 'confirmations.v1'

function readLegacy(key: string, value: unknown): SignableRecord[] | undefined {
  const name = legacyKeys.find((known) => known === key)
  return name && legacySchemas[name].safeParse(value).data
}

/** The readable rows of a list with corrupt ones, whose key then stays. */
function salvageLegacy(key: string, value: unknown): SignableRecord[] {
  return Array.isArray(value) ? value.flatMap((row) => readLegacy(key, [row]) ?? []) : []
}

/** Upgrades the sections of an earlier version's backup. */
export function upgradeParts(parts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const entries = Object.entries(parts).map(([key, value]) => ({ key, value, records: readLegacy(key, value) }))
  const records = entries.flatMap((entry) => entry.records ?? [])
  if (records.length === 0) return parts
  const current = ConfirmationsSchema.safeParse(parts[confirmationsKey]).data ?? []
  return Object.fromEntries([
    ...entries.flatMap(({ key, value, records: old }) => (old || key === confirmationsKey ? [] : [[key, value]])),
    [confirmationsKey, [...records, ...current].reduce<Confirmations>(addRecord, [])],
  ])
}

export type MigrateConfirmationsParameters = { storage: PageStorage; store: LocalStore<Confirmations> }

/** Old keys go only after the new value is saved, and unreadable values stay: no signature is lost. */
export function migrateConfirmations({ storage, store }: MigrateConfirmationsParameters): void {
  const found = legacyKeys.flatMap((name) => {
    const text = storage.getItem(`countersign.${name}`)
    if (text === null) return []
    const value = parseJson(text)
    const all = readLegacy(name, value)
    return [{ name: `countersign.${name}`, isRead: all !== undefined, records: all ?? salvageLegacy(name, value) }]
  })
  const records = found.flatMap((one) => one.records)
  // Values in the new store are newer.
  if (records.length > 0) store.update((all) => [...records, ...all].reduce<Confirmations>(addRecord, []))
  if (getSaveFailures(storage).get().has(`countersign.${confirmationsKey}`)) return
  for (const { isRead, name } of found) {
    if (!isRead) continue
    storage.removeItem(name)
    storage.removeItem(`${name}.writes`)
  }
}
